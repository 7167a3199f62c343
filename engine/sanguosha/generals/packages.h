#pragma once
// The packages there are, one header each in this folder: a table of generals.
#include "engine/sanguosha/generals/standard.h"

// A new package goes to the end, for the numbers of generals stand in signatures.
#define TALLY_SGS_GENERALS(X) TALLY_SGS_STANDARD(X)
