/* field.c: fields of packed counts, one for cards that do the same. */

#include "turn.h"

bool
yc_turn_place_field (YcTurn *turn, YcField *field)
{
  field->bits = 1;
  while (field->most >> field->bits > 0)
    field->bits++;
  for (int word = 0; word < YC_HELD_WORDS; word++) {
    if (turn->bits_used[word] + field->bits + 1 > 64)
      continue;
    field->word = (uint8_t) word;
    field->shift = turn->bits_used[word];
    turn->bits_used[word] = (uint8_t) (turn->bits_used[word] + field->bits + 1);
    turn->guard.word[word] |= (uint64_t) 1 << (field->shift + field->bits);
    return true;
  }
  turn->too_large = true;
  return false;
}

int
yc_turn_add_field (YcTurn *turn, int most)
{
  if (turn->n_fields == YC_MAX_FIELDS) {
    turn->too_large = true;
    return YC_NO_FIELD;
  }
  YcField *field = &turn->fields[turn->n_fields];
  *field = (YcField){ .most = (uint8_t) most, .becomes = YC_NO_FIELD, .comes_to = YC_NO_FIELD };
  return turn->n_fields++;
}

YcHolding
yc_turn_after_layer (const YcTurn *turn, int layer, YcHolding held)
{
  for (uint64_t leaves = turn->layers[layer].leaves; leaves != 0; leaves &= leaves - 1) {
    const YcField *field = &turn->fields[__builtin_ctzll (leaves)];
    uint64_t count = (uint64_t) yc_held_count (held, field);
    held.word[field->word] -= count << field->shift;
    if (field->becomes == YC_NO_FIELD)
      continue;
    const YcField *to = &turn->fields[field->becomes];
    held.word[to->word] += count << to->shift;
  }
  return held;
}
