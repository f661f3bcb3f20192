/* chances-list.c: see chances-list.h. */

#include "chances-list.h"

#include "announce.h"
#include "last-chance.h"
#include "missed.h"
#include "widgets/template.h"
#include "without.h"
#include "widgets/children.h"
#include "widgets/plain-row.h"

#include <glib/gi18n.h>

struct _YcChancesList {
  AdwBin parent_instance;

  const YcRecord *record;    /* borrowed; NULL: of none */
  YcTimeline *timeline;      /* the same */
  GCancellable *cancellable; /* of the search, or NULL */

  GtkSpinner *spinner;
  GtkWidget *busy;
  GtkListBox *rows;
  GtkWidget *puzzles; /* leads to them */
};

G_DEFINE_FINAL_TYPE (YcChancesList, yc_chances_list, ADW_TYPE_BIN)

enum { LOOKED_AT, N_SIGNALS };
static guint signals[N_SIGNALS];

typedef struct {
  YcPlayed *played;
  YcLastChance *chance;
  YcMissedTurns *missed;
  GArray *without; /* of YcWithout */
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  yc_played_free (search->played);
  g_clear_pointer (&search->chance, yc_last_chance_free);
  g_clear_pointer (&search->missed, yc_missed_turns_free);
  g_clear_pointer (&search->without, g_array_unref);
  g_free (search);
}

/* ---- Rows ---- */

static void
add_row (YcChancesList *self, const char *title, const char *subtitle, gboolean leads, guint event)
{
  gtk_list_box_append (self->rows, yc_event_row_new (title, subtitle, leads, event));
}

static void
row_chosen (YcChancesList *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[LOOKED_AT], 0, yc_event_row_get (row));
}

static void
show_chance (YcChancesList *self, const YcLastChance *chance)
{
  g_autofree char *words = yc_words_last_chance (self->record, chance);
  g_autofree char *why = yc_words_last_chance_why (self->record, self->timeline, chance);

  if (*words == '\0')
    return;
  add_row (self, words, why, chance->end == YC_CHANCE_FOUND, chance->after);
  yc_announce (GTK_WIDGET (self), words, YC_NEWS);
}

static void
show_missed (YcChancesList *self, const YcMissedTurns *turns)
{
  g_autofree char *words = yc_words_missed_turns (turns);

  for (guint i = 0; i < turns->found->len; i++) {
    const YcMissed *missed = g_ptr_array_index (turns->found, i);
    g_autofree char *title = yc_words_missed (self->record, missed);
    g_autofree char *plays = yc_words_plays (self->record, missed->plays);

    add_row (self, title, plays, TRUE, missed->after);
  }
  gtk_widget_set_visible (self->puzzles, turns->found->len > 0);
  if (*words == '\0')
    return;
  add_row (self, words, "", FALSE, 0);
  yc_announce (GTK_WIDGET (self), words, YC_NEWS);
}

static void
show_without (YcChancesList *self, const GArray *all)
{
  for (guint i = 0; i < all->len; i++) {
    const YcWithout *without = &g_array_index (all, YcWithout, i);
    g_autofree char *words = yc_words_without (self->record, without);

    add_row (self, words, "", TRUE, without->event);
  }
}

static void
show_busy (YcChancesList *self, gboolean busy)
{
  const gboolean rows = gtk_widget_get_first_child (GTK_WIDGET (self->rows)) != NULL;

  gtk_spinner_set_spinning (self->spinner, busy);
  gtk_widget_set_visible (self->busy, busy);
  gtk_widget_set_visible (GTK_WIDGET (self->rows), rows);
  gtk_widget_set_visible (GTK_WIDGET (self), busy || rows);
}

/* ---- The search ---- */

static void
search_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable)
{
  Search *search = data;

  search->chance = yc_last_chance_find (search->played, cancellable);
  search->missed = yc_missed_find (search->played, cancellable);
  search->without = yc_without_each (search->played, cancellable);
  g_task_return_boolean (task, TRUE);
}

static void
searched (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  const Search *search = g_task_get_task_data (G_TASK (result));
  YcChancesList *self = data;

  /* whoever gave it up is not to be touched */
  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;
  g_clear_object (&self->cancellable);
  show_chance (self, search->chance);
  show_missed (self, search->missed);
  show_without (self, search->without);
  show_busy (self, FALSE);
}

static void
begin (YcChancesList *self)
{
  Search *search = g_new0 (Search, 1);

  self->cancellable = g_cancellable_new ();
  search->played = yc_played_new (self->record, self->timeline);
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, searched, self);

  g_task_set_task_data (task, search, search_free);
  g_task_run_in_thread (task, search_thread);
}

static void
give_up (YcChancesList *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* ---- Life ---- */

static void
yc_chances_list_dispose (GObject *object)
{
  give_up (YC_CHANCES_LIST (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_CHANCES_LIST);
  G_OBJECT_CLASS (yc_chances_list_parent_class)->dispose (object);
}

static void
yc_chances_list_class_init (YcChancesListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_chances_list_dispose;
  signals[LOOKED_AT] = g_signal_new ("looked-at", YC_TYPE_CHANCES_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  yc_template_set (widget_class, "chances-list.ui");
  gtk_widget_class_bind_template_child (widget_class, YcChancesList, spinner);
  gtk_widget_class_bind_template_child (widget_class, YcChancesList, busy);
  gtk_widget_class_bind_template_child (widget_class, YcChancesList, rows);
  gtk_widget_class_bind_template_child (widget_class, YcChancesList, puzzles);
  gtk_widget_class_bind_template_callback (widget_class, row_chosen);
}

static void
yc_chances_list_init (YcChancesList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
yc_chances_list_set_record (YcChancesList *self, const YcRecord *record, YcTimeline *timeline)
{
  give_up (self);
  yc_rows_clear (self->rows);
  gtk_widget_set_visible (self->puzzles, FALSE);
  self->record = record;
  self->timeline = timeline;
  if (record != NULL)
    begin (self);
  show_busy (self, record != NULL);
}
