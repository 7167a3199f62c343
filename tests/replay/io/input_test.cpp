#include "replay/io/input.h"

#include <random>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/replay/io/support.h"

namespace tally::io {
namespace {

using testing::drain;
using testing::error_of;
using testing::Folder;
using testing::gzip;
using testing::SlowSource;
using testing::zstd;

// Long enough for several blocks, and not too even.
std::string sample(std::size_t lines = 20000) {
  std::mt19937 random(1);
  std::string text;
  for (std::size_t i = 0; i < lines; ++i) text += "line " + std::to_string(random()) + "\n";
  return text;
}

std::string unpacked(const std::string& packed) {
  Input input = Input::of_memory(packed);
  return drain(input);
}

TEST(Input, GivesPlainBytesAsTheyAre) {
  const Folder folder;
  const std::string text = sample();
  Input input(folder.write("log", text));
  EXPECT_EQ(input.packing(), Packing::none);
  EXPECT_EQ(input.size_hint(), text.size());
  EXPECT_EQ(drain(input), text);
  EXPECT_EQ(input.raw_bytes(), text.size());
}

TEST(Input, UnpacksByContentNotByName) {
  const Folder folder;
  const std::string text = sample();
  Input gz(folder.write("log.jsonl", gzip(text)));
  EXPECT_EQ(gz.packing(), Packing::gzip);
  EXPECT_EQ(gz.size_hint(), 0U);
  EXPECT_EQ(drain(gz), text);
  Input zst(folder.write("log.gz", zstd(text)));
  EXPECT_EQ(zst.packing(), Packing::zstd);
  EXPECT_EQ(drain(zst), text);
}

TEST(Input, ReadsAllMembersAndFrames) {
  EXPECT_EQ(unpacked(gzip("one\n") + gzip("") + gzip("two\n")), "one\ntwo\n");
  EXPECT_EQ(unpacked(gzip("one\n") + std::string(100, '\0')), "one\n");
  EXPECT_EQ(unpacked(zstd("one\n") + zstd("") + zstd("two\n")), "one\ntwo\n");
  const std::string skippable("\x50\x2A\x4D\x18\x03\x00\x00\x00xyz", 11);
  EXPECT_EQ(unpacked(skippable + zstd("one\n")), "one\n");
}

TEST(Input, DoesNotDependOnHowBytesArrive) {
  const std::string text = sample(3000);
  for (const std::string& bytes : {text, gzip(text) + gzip(text), zstd(text) + zstd(text)}) {
    const std::string expected = bytes == text ? text : text + text;
    for (const std::size_t piece : {1, 7, 4096}) {
      Input input(std::make_unique<SlowSource>(bytes, piece));
      EXPECT_FALSE(input.peek().empty());
      EXPECT_EQ(drain(input), expected) << piece;
    }
  }
}

TEST(Input, PeekTakesNothing) {
  for (const std::string& bytes : {sample(), gzip(sample()), zstd(sample())}) {
    Input input = Input::of_memory(bytes);
    EXPECT_EQ(input.peek().substr(0, 16), sample().substr(0, 16));
    EXPECT_EQ(input.peek().substr(0, 16), sample().substr(0, 16));
    EXPECT_EQ(drain(input), sample());
    EXPECT_EQ(input.peek(), "");
  }
  Input brief = Input::of_memory("ab");
  EXPECT_EQ(brief.peek(), "ab");
  Input empty = Input::of_memory("");
  EXPECT_EQ(empty.peek(), "");
}

TEST(Input, ReadsStandardInput) {
  const Folder folder;
  const int saved = dup(STDIN_FILENO);
  const int file = open(folder.write("in", gzip("from stdin")).c_str(), O_RDONLY);
  dup2(file, STDIN_FILENO);
  Input input("-");
  EXPECT_EQ(drain(input), "from stdin");
  dup2(saved, STDIN_FILENO);
  close(saved);
  close(file);
}

void expect_cut(const std::string& packed, const std::string& text, const std::string& message) {
  for (const std::size_t kept : {packed.size() / 2, packed.size() - 1}) {
    const std::string cut = packed.substr(0, kept);
    Input input = Input::of_memory(cut);
    std::string got;
    const InputError error = error_of([&] {
      std::vector<char> block(1000);
      while (const std::size_t size = input.read(block)) got.append(block.data(), size);
    });
    EXPECT_EQ(text_of(error.message), message) << kept;
    EXPECT_TRUE(text.starts_with(got));
    EXPECT_GT(got.size(), text.size() / 4) << kept;
  }
}

TEST(Input, ACutStreamGivesWhatCameBeforeThenAnError) {
  const std::string text = sample(100000);
  expect_cut(gzip(text), text, "the gzip stream ends in the middle; the file seems cut off");
  expect_cut(zstd(text), text,
             "the zstd stream ends in the middle of a frame; the file seems cut off");
}

TEST(Input, ACutAnywhereIsAnError) {
  for (const std::string& packed : {gzip("one\n"), zstd("one\n")}) {
    // From the fourth byte on the packing is known.
    for (std::size_t kept = 4; kept < packed.size(); ++kept) {
      EXPECT_NE(
          text_of(error_of([&] { unpacked(packed.substr(0, kept)); }).message).find("cut off"),
          std::string::npos)
          << kept;
    }
  }
}

TEST(Input, NamesDamage) {
  std::string gz = gzip(sample());
  gz[gz.size() - 6] ^= 1;  // in the checksum
  EXPECT_EQ(text_of(error_of([&] { unpacked(gz); }).message),
            "the gzip stream is damaged: incorrect data check");
  EXPECT_EQ(text_of(error_of([] { unpacked(gzip("one") + "garbage"); }).message),
            "the gzip stream is damaged: incorrect header check");
  EXPECT_EQ(text_of(error_of([] { unpacked(zstd("one") + "garbage"); }).message),
            "the zstd stream is damaged: Unknown frame descriptor");
}

// So many bytes out of so few are no record, wherever they end.
TEST(Input, UnpacksNoMoreThanARecordYields) {
  const std::string fits(8U << 20U, '\n');
  const std::string bomb(40U << 20U, '\n');
  for (const auto& pack : {gzip, zstd}) {
    const std::string packed_fits = pack(fits);
    Input whole = Input::of_memory(packed_fits);
    EXPECT_EQ(drain(whole).size(), fits.size());
    const std::string packed = pack(bomb);
    Input input = Input::of_memory(packed);
    const std::string said = text_of(error_of([&] { drain(input); }).message);
    EXPECT_NE(said.find(" packed bytes unpack to more than "), std::string::npos) << said;
    EXPECT_EQ(text_of(error_of([&] { drain(input); }).message), said) << "and stays so";
  }
}

TEST(Input, NamesArchivesItDoesNotUnpack) {
  EXPECT_EQ(text_of(error_of([] { unpacked(std::string("\xFD", 1) + "7zXZ and more"); }).message),
            "is an xz archive; only gzip and zstd are unpacked here, so unpack it first");
  EXPECT_TRUE(
      text_of(error_of([] { unpacked("PK\x03\x04"); }).message).starts_with("is a zip archive"));
}

TEST(Input, SaysWhyAFileCannotBeOpened) {
  const Folder folder;
  EXPECT_EQ(text_of(error_of([&] { Input(folder.path("absent")); }).message),
            "there is no such file");
  EXPECT_EQ(text_of(error_of([&] { Input(folder.path()); }).message), "is a folder, not a file");
  const std::string below = folder.write("file", "x") + "/below";
  EXPECT_EQ(text_of(error_of([&] { Input input(below); }).message),
            "cannot be opened: Not a directory");
}

TEST(Input, SaysThatPermissionIsDenied) {
  const Folder folder;
  const std::string path = folder.write("secret", "x");
  chmod(folder.path().c_str(), 0755);
  chmod(path.c_str(), 0);
  // The superuser may read anything, so the test reads as somebody else.
  const bool superuser = geteuid() == 0;
  if (superuser) {
    ASSERT_EQ(seteuid(65534), 0);
  }
  const InputError error = error_of([&] { Input input(path); });
  if (superuser) {
    ASSERT_EQ(seteuid(0), 0);
  }
  EXPECT_EQ(text_of(error.message), "permission denied");
}

}  // namespace
}  // namespace tally::io
