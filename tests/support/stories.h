#pragma once
// What every file of stories includes.
#include <gtest/gtest.h>

#include "tests/support/coverage.h"
#include "tests/support/story.h"

// A test whose body can be played again, to see what it exercises.
#define STORY(suite, name)                                                                 \
  static void suite##_##name##_story();                                                    \
  static const ::tally::test::Registered suite##_##name##_chapter(#suite "." #name,        \
                                                                  suite##_##name##_story); \
  TEST(suite, name) { suite##_##name##_story(); }                                          \
  static void suite##_##name##_story()
