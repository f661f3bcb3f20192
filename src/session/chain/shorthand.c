/* shorthand.c: an industry card or Bomb Plan in the few letters of a note: its kind, what it costs,
 * what it brings, its side behind a slash: `m EEE > Y5 / L x2`, `e S Y3 U2 /EE`, `f ?? 2/2`,
 * `p SSE U4 6`. What is left out is not known. */

#include "parts.h"

#include <string.h>

#include "card-name.h"
#include "chain/chain.h"
#include "session-error.h"

typedef struct {
  YcCard *card;
  gboolean brings;   /* behind the arrow */
  gboolean sideways; /* behind the slash */
} Reading;

static const struct {
  const char *word;
  YcKind kind;
} kinds[] = {
  { "m", YC_KIND_MINE },       { "mine", YC_KIND_MINE },
  { "f", YC_KIND_FACTORY },    { "factory", YC_KIND_FACTORY },
  { "e", YC_KIND_ENRICHMENT }, { "enrichment", YC_KIND_ENRICHMENT },
  { "u", YC_KIND_UNIVERSITY }, { "university", YC_KIND_UNIVERSITY },
  { "p", YC_KIND_PLAN },       { "plan", YC_KIND_PLAN },
};

static gboolean
read_kind (const char *word, YcCard *card)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_ascii_strcasecmp (kinds[i].word, word) == 0) {
      *card = yc_card_blank (&yc_chain_game, kinds[i].kind, "");
      return TRUE;
    }
  return FALSE;
}

/* ---- Personnel ---- */

/* Counts the letters, `?` last; FALSE if one is no personnel. */
static gboolean
count_personnel (const char *word, uint8_t count[YC_WORKER_TYPES + 1])
{
  memset (count, 0, YC_WORKER_TYPES + 1);
  for (; *word; word++) {
    const int type = yc_worker_of_letter (g_ascii_toupper (*word));

    if (type < 0 && *word != '?')
      return FALSE;
    count[type < 0 ? YC_WORKER_TYPES : type]++;
  }
  return TRUE;
}

static void
take_needs (YcCard *card, const uint8_t count[YC_WORKER_TYPES + 1])
{
  memcpy (card->needs[0].type, count, sizeof card->needs[0].type);
  card->needs[0].any = count[YC_WORKER_TYPES];
  card->n_needs = 1;
  card->needs_unknown = false;
}

/* The first group is what it needs, what follows or stands behind the arrow what it brings. */
static gboolean
read_personnel (Reading *reading, const char *word)
{
  YcCard *card = reading->card;
  uint8_t count[YC_WORKER_TYPES + 1];

  if (!count_personnel (word, count))
    return FALSE;
  if (!reading->sideways && !reading->brings && card->needs_unknown) {
    take_needs (card, count);
    return TRUE;
  }
  if (count[YC_WORKER_TYPES] > 0)
    return FALSE;
  if (reading->sideways) {
    memcpy (card->side, count, sizeof card->side);
    card->side_unknown = false;
  } else {
    card->gives[0] = (YcSide){ 0 };
    memcpy (card->gives[0].workers, count, sizeof card->gives[0].workers);
    card->n_gives = 1;
  }
  return TRUE;
}

/* ---- Amounts ---- */

/* A plant and a plan cost what a mine brings. */
static gboolean
is_paid (const Reading *reading, int good)
{
  return !reading->brings
         && (reading->card->kind == YC_KIND_PLAN
             || (reading->card->kind == YC_KIND_ENRICHMENT && good == YC_YELLOWCAKE));
}

static gboolean
read_amount (Reading *reading, const char *word)
{
  const int good = yc_good_of_letter (g_ascii_toupper (*word));
  const gboolean paid = is_paid (reading, good);
  YcSide *side = paid ? &reading->card->pays[0] : &reading->card->gives[0];
  guint64 amount = 1;

  if (good != YC_YELLOWCAKE && good != YC_URANIUM)
    return FALSE;
  if (word[1] && !g_ascii_string_to_unsigned (word + 1, 10, 1, 99, &amount, NULL))
    return FALSE;
  if (side->unknown)
    *side = (YcSide){ 0 };
  side->goods[good] = (int16_t) amount;
  *(paid ? &reading->card->n_pays : &reading->card->n_gives) = 1;
  return TRUE;
}

/* The two numbers of a factory, the points of a plan. */
static gboolean
read_number (Reading *reading, const char *word)
{
  YcCard *card = reading->card;
  const gboolean pair = strlen (word) == 3 && strchr ("/-", word[1]) && g_ascii_isdigit (*word)
                        && g_ascii_isdigit (word[2]);
  guint64 points;

  if (card->kind == YC_KIND_FACTORY && pair) {
    card->draws = (int16_t) (word[0] - '0');
    card->discards = (int16_t) (word[2] - '0');
    return TRUE;
  }
  if (card->kind != YC_KIND_PLAN || !g_ascii_string_to_unsigned (word, 10, 1, 99, &points, NULL))
    return FALSE;
  card->points = (int16_t) points;
  return TRUE;
}

static gboolean
read_copies (YcCard *card, const char *word)
{
  guint64 copies;

  if (g_ascii_tolower (*word) != 'x' || card->copies == 0
      || !g_ascii_string_to_unsigned (word + 1, 10, 1, 20, &copies, NULL))
    return FALSE;
  card->copies = (int16_t) copies;
  return TRUE;
}

/* ---- The line ---- */

static gboolean
read_word (Reading *reading, const char *word)
{
  if (g_str_equal (word, ">")) {
    reading->brings = TRUE;
    return TRUE;
  }
  if (*word == '/' && reading->card->kind != YC_KIND_PLAN) {
    reading->sideways = TRUE;
    word++;
  }
  if (!*word)
    return TRUE;
  if (reading->sideways && g_str_equal (word, "-")) {
    reading->card->side_unknown = false;
    return TRUE;
  }
  return read_copies (reading->card, word) || read_personnel (reading, word)
         || (!reading->sideways && (read_amount (reading, word) || read_number (reading, word)));
}

gboolean
yc_chain_read_card (const char *line, YcCard *card, GError **error)
{
  g_autofree char *parted = g_strdup (line);
  g_auto (GStrv) words = g_strsplit_set (g_strstrip (parted), " \t", -1);
  Reading reading = { .card = card };
  const char *wrong = words[0] && read_kind (words[0], card) ? NULL : words[0] ? words[0] : "";

  for (guint i = 1; !wrong && words[i]; i++)
    if (*words[i] && !read_word (&reading, words[i]))
      wrong = words[i];
  if (wrong)
    g_set_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE,
                 /* Translators: a word of a line such as “m EEE > Y5 / L x2”, which stays as it
                  * is; the letters m f e u p stay, too */
                 _ ("“%s” is not understood. A card is written like m EEE > Y5 / L x2: m mine, f "
                    "factory, e enrichment plant, u university or p Bomb Plan, what it costs, what "
                    "it brings, and its side behind a slash."),
                 wrong);
  return wrong == NULL;
}
