/* log-view.c: see log-view.h. */

#include "log-view.h"

#include "log-row.h"
#include "widgets/focus.h"
#include "widgets/later.h"
#include "widgets/template.h"

/* A list makes rows for some 200 entries around those in sight, and each frame in which the page
 * comes in or changes pays for them. So it has only the newest, which are there at once, or those
 * around a play of long ago that is looked at. Others come a few with each frame: as many as are in
 * sight lie above those, and so it is wherever somebody goes. With new plays they go again, some at
 * a time: all that stand below are laid out and styled anew. */
#define FIRST  16
#define AROUND 14
#define STEP   4
#define TALL   56 /* fills a tall screen */
#define GOING  16 /* more than that go together */
#define FRAMES 4  /* that it takes to scroll to the end */

/* key of what an item of the list shows: GTK 4.8 takes it away before it says so */
#define ROW "yc-row"

struct _YcLogView {
  GtkWidget parent_instance;

  GtkScrolledWindow *scrolled;
  GtkListView *list;
  GListModel *all;   /* the entries, one for each event */
  GListStore *part;  /* those that can have rows */
  guint n_earlier;   /* entries before those */
  GPtrArray *spare;  /* rows that the list let go of; NULL when it goes itself */
  guint tick;        /* that scrolls and adds, or 0 */
  guint goes_to;     /* an event that is to get its row, or 0 */
  gboolean waits;    /* until the frame of what was tapped is drawn, which has enough to do */
  guint frames;      /* since something was added, or its room has changed meanwhile */
  gboolean laid_out; /* are all that were added */
  gboolean lets_go;  /* of all but what fills a tall screen */
  guint asked;       /* inputs that it has given way to */
  int height;
};

G_DEFINE_FINAL_TYPE (YcLogView, yc_log_view, GTK_TYPE_WIDGET)

/* Made of many parts, a row is worth keeping when the list lets go of it: whoever looks far back,
 * or comes from there, needs as many at once. */
static void
set_up_row (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item, YcLogView *self)
{
  g_autoptr (GtkWidget) row = NULL;

  if (self->spare != NULL && self->spare->len > 0)
    row = g_ptr_array_steal_index_fast (self->spare, self->spare->len - 1);
  else
    row = g_object_ref_sink (yc_log_row_new ());
  gtk_list_item_set_child (item, row);
  g_object_set_data_full (G_OBJECT (item), ROW, g_object_ref (row), g_object_unref);
}

static void
tear_down_row (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item, YcLogView *self)
{
  g_autoptr (GtkWidget) row = g_object_steal_data (G_OBJECT (item), ROW);

  gtk_list_item_set_child (item, NULL);
  yc_log_row_set_entry (YC_LOG_ROW (row), NULL);
  if (self->spare != NULL && self->spare->len < TALL)
    g_ptr_array_add (self->spare, g_steal_pointer (&row));
}

/* Each time that its place changes, too. */
static void
bind_row (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  yc_log_row_set_entry (YC_LOG_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

/* ---- Which entries ---- */

static guint
n_events (YcLogView *self)
{
  return self->all != NULL ? g_list_model_get_n_items (self->all) : 0;
}

static guint
n_rows (YcLogView *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->part));
}

static guint
n_later (YcLogView *self)
{
  return n_events (self) - self->n_earlier - n_rows (self);
}

/* Puts `n` entries from `first` on in the place of some of the part. */
static void
replace (YcLogView *self, guint position, guint removed, guint first, guint n)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (entries, g_list_model_get_item (self->all, first + i));
  g_list_store_splice (self->part, position, removed, entries->pdata, n);
}

/* The entries from `first` on, up to before `end`: only what is not there yet gets rows. (With
 * another offset GtkSliceListModel, of GTK 4.8, calls all of them new.) */
static void
list (YcLogView *self, guint first, guint end)
{
  const guint old = self->n_earlier, old_end = old + n_rows (self);

  self->n_earlier = first;
  if (first >= old_end || end <= old) {
    /* one after the other: what goes leaves its rows to what comes */
    replace (self, 0, n_rows (self), 0, 0);
    replace (self, 0, 0, first, end - first);
    return;
  }
  if (end < old_end)
    replace (self, end - old, old_end - end, 0, 0);
  else if (end > old_end)
    replace (self, n_rows (self), 0, old_end, end - old_end);
  if (first > old)
    replace (self, 0, first - old, 0, 0);
  else if (first < old)
    replace (self, 0, 0, first, old - first);
}

static void
look_at_row (YcLogView *self, guint position)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.look-at", "u",
                              self->n_earlier + position + 1);
}

/* The list knows how high its rows are only when it has laid them out, and those near the end are
 * laid out when it gets there: it takes a few frames. */
static void
scroll_to_end (YcLogView *self)
{
  if (n_rows (self) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                                n_rows (self) - 1);
}

static gboolean
focus_row (YcLogView *self, guint event)
{
  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list)); item != NULL;
       item = gtk_widget_get_next_sibling (item)) {
    GtkWidget *row = gtk_widget_get_first_child (item);
    YcEntry *entry = YC_IS_LOG_ROW (row) ? yc_log_row_get_entry (YC_LOG_ROW (row)) : NULL;

    if (entry != NULL && yc_entry_get_event (entry) == event)
      return gtk_widget_grab_focus (item);
  }
  return FALSE;
}

/* The last ones. The keyboard stays in the list. */
static void
list_last (YcLogView *self, guint n)
{
  const gboolean had_focus = yc_focus_in (GTK_WIDGET (self)) != NULL;
  const guint all = n_events (self);

  list (self, all - MIN (all, n), all);
  if (had_focus)
    focus_row (self, all);
}

static void
list_around (YcLogView *self, guint event)
{
  const gboolean had_focus = yc_focus_in (GTK_WIDGET (self)) != NULL;
  const guint first = event - MIN (event, AROUND / 2);

  list (self, first, MIN (first + AROUND, n_events (self)));
  if (had_focus)
    focus_row (self, event);
}

static gboolean
has_row (YcLogView *self, guint event)
{
  return event > self->n_earlier && event <= self->n_earlier + n_rows (self);
}

static void
bring (YcLogView *self, guint event)
{
  if (has_row (self, event))
    return;
  if (event == n_events (self))
    list_last (self, FIRST);
  else
    list_around (self, event);
}

static gboolean
is_scrolling_to_end (YcLogView *self)
{
  return self->tick != 0 && self->frames <= FRAMES;
}

static gboolean
stands_at_end (YcLogView *self)
{
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->scrolled);

  return n_later (self) == 0
         && gtk_adjustment_get_value (place) + gtk_adjustment_get_page_size (place) + 1
              > gtk_adjustment_get_upper (place);
}

/* Less than what is in sight lies above it. */
static gboolean
is_near_start (YcLogView *self)
{
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->scrolled);

  return !is_scrolling_to_end (self)
         && gtk_adjustment_get_value (place) < gtk_adjustment_get_page_size (place);
}

static gboolean
wants_earlier (YcLogView *self)
{
  return self->n_earlier > 0 && is_near_start (self);
}

/* … or below it. */
static gboolean
wants_later (YcLogView *self)
{
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->scrolled);

  return n_later (self) > 0
         && gtk_adjustment_get_value (place) + 2 * gtk_adjustment_get_page_size (place)
              > gtk_adjustment_get_upper (place);
}

/* While a page comes in there are frames in which nothing is laid out; a later one would pay for
 * all that was added in them. */
static void
add_some (YcLogView *self)
{
  const guint earlier = wants_earlier (self) ? MIN (self->n_earlier, STEP) : 0;
  const guint later = wants_later (self) ? MIN (n_later (self), STEP) : 0;

  if (!self->laid_out || earlier + later == 0)
    return;
  self->laid_out = FALSE;
  list (self, self->n_earlier - earlier, self->n_earlier + n_rows (self) + later);
}

/* Whoever reads there keeps them. */
static void
let_some_go (YcLogView *self)
{
  self->lets_go = n_rows (self) > TALL && yc_focus_in (GTK_WIDGET (self)) == NULL;
  if (self->lets_go)
    list (self, self->n_earlier + MIN (n_rows (self) - TALL, GOING), n_events (self));
}

/* Where plays follow each other without a pause, it is never done with scrolling. */
static gboolean
may_let_go (YcLogView *self, gboolean gives_way)
{
  return self->lets_go
         && ((self->frames >= FRAMES && !gives_way) || n_rows (self) > TALL + 2 * GOING);
}

/* What a new play wanted is not to come after this. */
static void
go_there (YcLogView *self)
{
  const guint event = self->goes_to;

  self->goes_to = 0;
  self->lets_go = FALSE;
  bring (self, event);
  self->frames = event == n_events (self) ? 0 : FRAMES + 1;
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                              event - self->n_earlier - 1);
}

static gboolean
next_frame (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  YcLogView *self = YC_LOG_VIEW (widget);
  const gboolean gives_way = yc_later_gives_way (&self->asked);

  self->frames++;
  if (self->waits)
    self->waits = FALSE;
  else if (self->goes_to != 0)
    go_there (self);
  else if (may_let_go (self, gives_way))
    let_some_go (self);
  else if (!gives_way)
    add_some (self);
  if (self->frames <= FRAMES)
    scroll_to_end (self);
  if (gives_way || self->frames < FRAMES || self->goes_to != 0 || self->lets_go)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
begin_ticking (YcLogView *self)
{
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), next_frame, NULL, NULL);
}

static void
show_last (YcLogView *self)
{
  self->frames = 0;
  self->goes_to = 0;
  self->waits = FALSE;
  self->lets_go = n_rows (self) > TALL + GOING;
  begin_ticking (self);
}

/* What a session has never goes; each entry says itself when it changes. */
static void
added (YcLogView *self, guint position)
{
  if (self->n_earlier + n_rows (self) == position)
    list (self, self->n_earlier, n_events (self));
  else
    list_last (self, FIRST);
  /* Tab passes over a list without rows */
  gtk_widget_set_can_focus (GTK_WIDGET (self), n_rows (self) > 0);
  show_last (self);
}

static void
look_for_more (YcLogView *self)
{
  if (self->tick != 0 || (!wants_earlier (self) && !wants_later (self)))
    return;
  self->frames = FRAMES + 1;
  begin_ticking (self);
}

/* Home and End lead to the first play and to the last, which the list may not know of; not in the
 * menu of a row. */
static gboolean
key_pressed (YcLogView *self, guint key)
{
  GtkWidget *focus = yc_focus_in (GTK_WIDGET (self));

  if (focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return GDK_EVENT_PROPAGATE;
  if ((key == GDK_KEY_Home || key == GDK_KEY_KP_Home) && self->n_earlier > 0)
    yc_log_view_show_event (self, 1);
  else if ((key == GDK_KEY_End || key == GDK_KEY_KP_End) && n_later (self) > 0)
    yc_log_view_show_event (self, n_events (self));
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

void
yc_log_view_set_view (YcLogView *self, YcView *view)
{
  g_autoptr (GtkNoSelection) model
    = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->part)));

  g_set_object (&self->all, G_LIST_MODEL (view));
  list_last (self, FIRST);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
  gtk_widget_set_can_focus (GTK_WIDGET (self), n_rows (self) > 0);
  g_signal_connect_object (view, "items-changed", G_CALLBACK (added), self, G_CONNECT_SWAPPED);
  show_last (self);
}

void
yc_log_view_show_event (YcLogView *self, guint event)
{
  if (event == 0 || event > n_events (self))
    return;
  self->goes_to = event;
  self->waits = !has_row (self, event);
  if (!self->waits)
    go_there (self);
  begin_ticking (self);
}

gboolean
yc_log_view_focus_event (YcLogView *self, guint event)
{
  if (event == 0 || event > n_events (self))
    return FALSE;
  bring (self, event);
  return focus_row (self, event);
}

/* It takes what it is given: nobody needs to ask each row for that. */
static void
yc_log_view_measure (GtkWidget *widget G_GNUC_UNUSED,
                     GtkOrientation orientation G_GNUC_UNUSED,
                     int for_size G_GNUC_UNUSED,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline G_GNUC_UNUSED,
                     int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = 0;
}

/* What is asked after a play takes room from the log, while it scrolls or later: it ends with what
 * it ended with. A row that has just come has no height before the list was laid out: who scrolls
 * to it then need not wait for the next frame. */
static void
yc_log_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  YcLogView *self = YC_LOG_VIEW (widget);
  GtkWidget *child = GTK_WIDGET (self->scrolled);

  const gboolean keeps_end
    = is_scrolling_to_end (self) || (height < self->height && stands_at_end (self));

  if (is_scrolling_to_end (self) && height != self->height)
    self->frames = 0;
  self->height = height;
  self->laid_out = TRUE;
  gtk_widget_allocate (child, width, height, baseline, NULL);
  if (keeps_end) {
    scroll_to_end (self);
    gtk_widget_allocate (child, width, height, baseline, NULL);
  }
  look_for_more (self);
}

static void
yc_log_view_dispose (GObject *object)
{
  g_clear_pointer (&YC_LOG_VIEW (object)->spare, g_ptr_array_unref);
  g_list_store_remove_all (YC_LOG_VIEW (object)->part);
  g_clear_object (&YC_LOG_VIEW (object)->all);
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_LOG_VIEW);
  G_OBJECT_CLASS (yc_log_view_parent_class)->dispose (object);
}

static void
yc_log_view_finalize (GObject *object)
{
  g_object_unref (YC_LOG_VIEW (object)->part);
  G_OBJECT_CLASS (yc_log_view_parent_class)->finalize (object);
}

static void
yc_log_view_class_init (YcLogViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_log_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_log_view_finalize;
  widget_class->measure = yc_log_view_measure;
  widget_class->size_allocate = yc_log_view_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "logview");
  yc_template_set (widget_class, "log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, YcLogView, scrolled);
  gtk_widget_class_bind_template_child (widget_class, YcLogView, list);
  gtk_widget_class_bind_template_callback (widget_class, set_up_row);
  gtk_widget_class_bind_template_callback (widget_class, tear_down_row);
  gtk_widget_class_bind_template_callback (widget_class, bind_row);
  gtk_widget_class_bind_template_callback (widget_class, look_at_row);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
}

static void
yc_log_view_init (YcLogView *self)
{
  self->part = g_list_store_new (YC_TYPE_ENTRY);
  self->spare = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scrolled), "value-changed",
                           G_CALLBACK (look_for_more), self, G_CONNECT_SWAPPED);
}
