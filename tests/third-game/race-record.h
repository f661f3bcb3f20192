/* race-record.h: a race that the tests begin with. */

#pragma once

#define RACE_HEAD                                                                                  \
  "yellowcake 1\n"                                                                                 \
  "game counter-race\n"                                                                            \
  "option goal 6\n"                                                                                \
  "player red \"Ana\"\n"                                                                           \
  "player blue \"Bo\"\n"
