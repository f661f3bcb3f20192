/* chain-records.c: what the tests of the card game share. */

#include "chain-records.h"

#include <string.h>

const char chain_box[] = "card m1 mine x4 needs E gives Y1 side L\n"
                         "card m2 mine x4 needs ?? gives Y1 side EE\n"
                         "card m3 mine x4 needs EE gives Y3 side SS\n"
                         "card m4 mine x4 needs EEE gives Y5 side SE\n"
                         "card m5 mine x4 needs ??? gives Y3 side LL\n"
                         "card f1 factory x3 needs ? draws 1 discards 3 side E not-with-two\n"
                         "card f2 factory x3 needs ?? draws 2 discards 2 side S\n"
                         "card f3 factory x2 needs ??? draws 3 discards 1 side LE\n"
                         "card e1 enrichment x5 needs S pays Y1 gives U1 side E\n"
                         "card e2 enrichment x5 needs SS pays Y3 gives U3 side SE\n"
                         "card e3 enrichment x4 needs SS pays Y2 gives U2 side S\n"
                         "card u1 university x3 needs ? gives SS side E\n"
                         "card u2 university x2 needs ?? gives EEE side S\n"
                         "card u3 university x2 needs ? gives LL side -\n"
                         "plan p1 needs SE pays U2 points 4\n"
                         "plan p2 needs SE pays U3 points 5\n"
                         "plan p3 needs SSE pays U3 points 5\n"
                         "plan p4 needs SEE pays U3 points 5\n"
                         "plan p5 needs SSE pays U4 points 6\n"
                         "plan p6 needs SSEE pays U2 points 4\n"
                         "plan p7 needs SSEE pays U3 points 6\n"
                         "plan p8 needs SE pays U5 points 7\n"
                         "plan p9 needs SSE pays U5 points 7\n"
                         "plan p10 needs SEE pays U1 points 4\n"
                         "plan p11 needs SSE pays U1 points 4\n"
                         "plan p12 needs SSEE pays U1 points 5\n"
                         "plan p13 needs SEE pays U4 points 6\n"
                         "landmark yellowcake needs ? gives Y1\n"
                         "landmark uranium needs ? pays Y2 gives U1\n"
                         "loaded x4 needs S pays U1\n";

char *
chain_text (int players, const char *options, const char *lines)
{
  static const char *const seats[]
    = { "player red \"Ana\"\n", "player blue \"Bo\"\n", "player green \"Cy\"\n",
        "player yellow \"Di\"\n", "player purple \"Ed\"\n" };
  static const char *const rows[]
    = { NULL, "p1 p2 p3 p4", "p1 p2", "p1 p2 p3", "p1 p2 p3 p4", "p1 p2 p3 p4 p5" };
  GString *text = g_string_new ("yellowcake 1\ngame chain-reaction\nrules 1\n");

  g_string_append (text, options);
  for (int i = 0; i < players; i++)
    g_string_append (text, seats[i]);
  g_string_append (text, chain_box);
  g_string_append_printf (text, "plans %s\n%s", rows[players], lines);
  return g_string_free (text, FALSE);
}

static void
assert_outcomes (const YcRecord *record, const YcTimeline *timeline, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (uint32_t event = 1; event <= yc_record_n_events (record); event++) {
    const char *line = record_line (lines, record, event);
    g_autofree char *written = record_expected (line, strlen (line));
    g_autofree char *found = record_outcome (timeline, event);
    g_test_message ("event %u `%s`", event, line);
    g_assert_cmpstr (found, ==, written != NULL ? written : "legal");
  }
}

ChainFold
chain_fold (int players, const char *options, const char *lines)
{
  g_autofree char *text = chain_text (players, options, lines);
  ChainFold fold = { .record = record_of (text) };

  fold.timeline = yc_timeline_new (fold.record, UINT32_MAX);
  fold.setup = yc_record_setup (fold.record);
  fold.chain = yc_chain_of (yc_timeline_position (fold.timeline));
  assert_outcomes (fold.record, fold.timeline, text);
  return fold;
}

void
chain_unfold (ChainFold *fold)
{
  yc_timeline_free (fold->timeline);
  yc_record_free (fold->record);
}

void
chain_judge (const ChainFold *fold, const char *line, YcRuling *ruling)
{
  YcPlay play;
  play_of (fold->record, line, &play);
  yc_chain_game.judge (fold->setup, yc_timeline_position (fold->timeline), &play, ruling);
}

gboolean
chain_rests_on_unseen (const YcRuling *ruling)
{
  for (int i = 0; i < ruling->n_reasons; i++)
    if (ruling->reasons[i].verdict == YC_UNSEEN)
      return TRUE;
  return FALSE;
}

uint8_t
chain_card (const YcRecord *record, YcDrawer drawer, const char *id)
{
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;

  for (int i = 0; i < catalogue->n[drawer]; i++)
    if (strcmp (catalogue->cards[drawer][i].id, id) == 0)
      return (uint8_t) i;
  g_error ("no card is called %s", id);
}
