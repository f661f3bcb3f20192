/* hints.c: see hints.h. */

#include "hints.h"

#include "description.h"

#include <glib/gi18n.h>
#include <string.h>

/* Those that mean nothing else at a table of cards, the handiest first; what has two begins with
 * one of the last. */
static const char letters[] = "asdfghjkuinmpwvqxyz";

#define N_LETTERS (sizeof letters - 1)
#define N_FIRST   4  /* that are no cards and come before them */
#define N_OTHERS  27 /* that there is certainly room for */

#define LABEL "yc-hint-label"
#define WORDS "yc-hint-words"
#define HINT  "yc-hint"
#define NAME  "yc-hint-name"

/* ---- Which ---- */

/* How many letters begin two. */
static guint
beginning_for (const YcCatalogue *catalogue)
{
  const guint n = (guint) catalogue->n[YC_CARDS] + N_OTHERS;
  guint beginning = 0;

  while (beginning < N_LETTERS && N_LETTERS - beginning + beginning * N_LETTERS < n)
    beginning++;
  return beginning;
}

static void
write_hint (guint place, guint beginning, char hint[3])
{
  const guint alone = N_LETTERS - beginning;
  const guint behind = place < alone ? 0 : place - alone;

  memset (hint, '\0', 3);
  if (place < alone) {
    hint[0] = letters[place];
  } else if (behind / N_LETTERS < beginning) {
    hint[0] = letters[N_LETTERS - 1 - behind / N_LETTERS];
    hint[1] = letters[behind % N_LETTERS];
  }
}

static guint
place_of_card (const YcCatalogue *catalogue, YcRef card)
{
  const YcCard *cards = catalogue->cards[YC_CARDS];
  guint place = N_FIRST;

  for (YcRef other = 0; other < catalogue->n[YC_CARDS]; other++) {
    const int more = MAX (cards[other].copies, 1) - MAX (cards[card].copies, 1);

    place += more > 0 || (more == 0 && other < card);
  }
  return place;
}

/* ---- Where ---- */

void
yc_hint_stands_in (GtkWidget *widget, GtkWidget *label)
{
  g_object_set_data (G_OBJECT (widget), LABEL, label);
}

/* What it shows, with room behind it. */
static GtkWidget *
around (GtkWidget *shown)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_append (GTK_BOX (box), shown);
  return box;
}

void
yc_hint_make_room (GtkWidget *widget, const char *words)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *shown
    = g_object_ref (GTK_IS_EXPANDER (widget) ? gtk_expander_get_label_widget (GTK_EXPANDER (widget))
                                             : gtk_button_get_child (GTK_BUTTON (widget)));
  GtkWidget *box;

  gtk_widget_add_css_class (label, "yc-key");
  gtk_widget_set_visible (label, FALSE);
  if (GTK_IS_EXPANDER (widget)) {
    gtk_expander_set_label_widget (GTK_EXPANDER (widget), NULL);
    box = around (shown);
    gtk_expander_set_label_widget (GTK_EXPANDER (widget), box);
  } else {
    gtk_button_set_child (GTK_BUTTON (widget), NULL);
    box = around (shown);
    gtk_button_set_child (GTK_BUTTON (widget), box);
  }
  gtk_box_append (GTK_BOX (box), label);
  g_object_unref (shown);
  g_object_set_data_full (G_OBJECT (widget), WORDS, g_strdup (words), g_free);
  yc_hint_stands_in (widget, label);
}

/* ---- On what ---- */

void
yc_hint_say (GtkWidget *widget)
{
  const char *hint = g_object_get_data (G_OBJECT (widget), HINT);
  const char *kept = g_object_get_data (G_OBJECT (widget), WORDS);
  const char *words = kept != NULL ? kept : yc_tooltip_get (widget);
  g_autofree char *name = NULL;

  if (hint == NULL || words == NULL)
    return;
  /* Translators: what a button is called, and the key or keys that press it, as in “Mine: 1
   * engineer → 1 yellowcake (key A)” */
  name = g_strdup_printf (_ ("%1$s (key %2$s)"), words, hint);
  if (g_strcmp0 (g_object_get_data (G_OBJECT (widget), NAME), name) == 0)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, hint, -1);
  g_object_set_data_full (G_OBJECT (widget), NAME, g_steal_pointer (&name), g_free);
}

static void
show (GtkWidget *widget, const char *hint)
{
  GtkWidget *label = g_object_get_data (G_OBJECT (widget), LABEL);

  gtk_widget_set_opacity (label, 1);
  if (g_strcmp0 (g_object_get_data (G_OBJECT (widget), HINT), hint) == 0)
    return;
  gtk_label_set_text (GTK_LABEL (label), hint);
  gtk_widget_set_visible (label, *hint != '\0');
  g_object_set_data_full (G_OBJECT (widget), HINT, *hint != '\0' ? g_strdup (hint) : NULL, g_free);
  yc_hint_say (widget);
}

void
yc_hint_hide (GtkWidget *widget)
{
  if (g_object_get_data (G_OBJECT (widget), HINT) == NULL)
    return;
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (widget), LABEL), FALSE);
  g_object_set_data (G_OBJECT (widget), HINT, NULL);
  g_object_set_data (G_OBJECT (widget), NAME, NULL);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  yc_tooltip_get (widget), -1);
}

void
yc_hint_show_card (GtkWidget *widget, const YcCatalogue *catalogue, YcRef card)
{
  char hint[3];

  write_hint (place_of_card (catalogue, card), beginning_for (catalogue), hint);
  show (widget, hint);
}

void
yc_hint_show (GtkWidget *widget, const YcCatalogue *catalogue, guint place)
{
  const guint beginning = beginning_for (catalogue);
  const guint room = N_LETTERS - beginning + beginning * N_LETTERS;
  const guint cards = N_FIRST + (guint) catalogue->n[YC_CARDS];
  char hint[3] = "";

  if (place < N_FIRST)
    write_hint (place, beginning, hint);
  else if (cards + place - N_FIRST < room)
    write_hint (room - 1 - (place - N_FIRST), beginning, hint);
  show (widget, hint);
}

/* ---- Keys ---- */

/* Goes through what has a hint and can be tapped; stops at what `tell` takes, and returns it. */
static GtkWidget *
find (GtkWidget *root,
      gboolean (*tell) (GtkWidget *widget, const char *hint, char *keys),
      char *keys)
{
  const char *hint = g_object_get_data (G_OBJECT (root), HINT);
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (root) || !gtk_widget_get_sensitive (root))
    return NULL;
  if (hint != NULL && tell (root, hint, keys))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, tell, keys);
  return found;
}

static gboolean
bears (GtkWidget *widget G_GNUC_UNUSED, const char *hint, char *keys)
{
  return g_str_equal (hint, keys);
}

static gboolean
begins (GtkWidget *widget G_GNUC_UNUSED, const char *hint, char *keys)
{
  return g_str_has_prefix (hint, keys);
}

/* Those that do not begin so are no longer seen, where they are: nothing moves. */
static gboolean
mark (GtkWidget *widget, const char *hint, char *keys)
{
  gtk_widget_set_opacity (g_object_get_data (G_OBJECT (widget), LABEL),
                          g_str_has_prefix (hint, keys));
  return FALSE;
}

static GtkWidget *
find_below (GtkWidget *const roots[],
            gboolean (*tell) (GtkWidget *widget, const char *hint, char *keys),
            char *keys)
{
  GtkWidget *found = NULL;

  for (; found == NULL && *roots != NULL; roots++)
    found = gtk_widget_is_sensitive (*roots) ? find (*roots, tell, keys) : NULL;
  return found;
}

static void
tap (GtkWidget *widget)
{
  g_object_ref (widget);
  if (GTK_IS_BUTTON (widget))
    g_signal_emit_by_name (widget, "clicked"); /* GTK does so after a moment */
  else
    gtk_widget_activate (widget);
  g_object_unref (widget);
}

gboolean
yc_hints_press (GtkWidget *const roots[], char *first, char letter)
{
  char keys[3] = { *first != '\0' ? *first : letter, *first != '\0' ? letter : '\0', '\0' };
  GtkWidget *found = find_below (roots, bears, keys);
  const gboolean begun = found == NULL && keys[1] == '\0' && find_below (roots, begins, keys);
  const gboolean taken = found != NULL || begun || *first != '\0';

  if (begun || *first != '\0') {
    *first = begun ? letter : '\0';
    find_below (roots, mark, begun ? keys : (char[1]){ '\0' });
  }
  if (found != NULL)
    tap (found);
  return taken;
}
