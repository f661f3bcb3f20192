/* option-group.c: see option-group.h. */

#include "option-group.h"

#include "grammar.h"
#include "table-game.h"
#include "widgets/workers-popover.h"
#include "words.h"
#include "widgets/children.h"
#include "widgets/description.h"
#include "widgets/spoken-names.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

struct _YcOptionGroup {
  GtkWidget parent_instance;

  YcComposer *composer;
  guint aspect;
  GtkLabel *caption;
  GtkBox *box;
  GtkWidget *chosen;
  guint n_choices; /* that are numbered, without those one click further */
  GtkWidget *none; /* the button that chooses nothing, or NULL; it has no other key than 0 */
};

G_DEFINE_FINAL_TYPE (YcOptionGroup, yc_option_group, GTK_TYPE_WIDGET)

#define USUALLY_IN_VIEW 5
#define NO_KEY          10

static const YcAspect *
aspect_of (YcOptionGroup *self)
{
  return yc_composer_get_aspect (self->composer, self->aspect);
}

/* How many choices there is room for. */
static guint
in_view (YcOptionGroup *self)
{
  return aspect_of (self)->in_view > 0 ? aspect_of (self)->in_view : USUALLY_IN_VIEW;
}

/* ---- One choice ---- */

static void
choose (GtkButton *button, gpointer data)
{
  YcOptionGroup *self = data;
  G_GNUC_UNUSED g_autoptr (GtkButton) held = g_object_ref (button);
  g_autofree YcPlay *play
    = g_memdup2 (g_object_get_data (G_OBJECT (button), "play"), sizeof (YcPlay));
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  yc_composer_set_play (self->composer, play);
  if (self->chosen != NULL)
    gtk_widget_grab_focus (self->chosen);
}

/* What is said of a choice that would make the play illegal; NULL of another. */
static const char *
headline_of (YcOptionGroup *self, const YcAlternative *alternative)
{
  const YcGame *game = yc_session_get_game (yc_composer_get_session (self->composer));
  YcRuling ruling;

  if (alternative->legal)
    return NULL;
  yc_view_judge_play (yc_composer_get_view (self->composer), &alternative->play, &ruling);
  return ruling.verdict == YC_ILLEGAL ? yc_words_headline (game, &ruling) : NULL;
}

static void
name_choice (YcOptionGroup *self, GtkWidget *button, const YcAlternative *alternative)
{
  const char *title = yc_aspect_title (aspect_of (self));
  const char *headline = headline_of (self, alternative);
  g_autofree char *words = yc_composer_words (self->composer, &alternative->play, self->aspect);
  g_autofree char *named = NULL;

  if (headline == NULL)
    /* Translators: a choice within a play: "Workers: a laborer" */
    named = g_strdup_printf (_ ("%s: %s"), title, words);
  else
    /* Translators: a choice within a play that would break a rule: "Workers: a laborer (Against the
     * rules)" */
    named = g_strdup_printf (_ ("%1$s: %2$s (%3$s)"), title, words, headline);
  yc_widget_say (button, named);
}

/* As the table of the game draws it, or in words. */
static GtkWidget *
face_new (YcOptionGroup *self, const YcPlay *play)
{
  YcSession *session = yc_composer_get_session (self->composer);
  const YcTableGame *table = yc_table_game_of (yc_session_get_game (session));
  GtkWidget *face = table->face_new != NULL ? table->face_new (session, play, self->aspect) : NULL;
  g_autofree char *words = NULL;

  if (face != NULL)
    return face;
  words = yc_composer_words (self->composer, play, self->aspect);
  return gtk_label_new (words);
}

/* With the digit that chooses it, while there are any: NO_KEY for one that has none. */
static GtkWidget *
numbered_new (YcOptionGroup *self, const YcPlay *play, guint number)
{
  const char digit[] = { (char) ('0' + number), '\0' };
  GtkWidget *box, *label;

  if (number > 9)
    return face_new (self, play);
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  label = gtk_label_new (digit);
  gtk_widget_add_css_class (label, "yc-key");
  gtk_box_append (GTK_BOX (box), face_new (self, play));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* `number` is as above. */
static GtkWidget *
choice_new (YcOptionGroup *self, const YcAlternative *alternative, guint number)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), numbered_new (self, &alternative->play, number));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), alternative->chosen);
  g_object_set_data_full (G_OBJECT (button), "play",
                          g_memdup2 (&alternative->play, sizeof (YcPlay)), g_free);
  gtk_widget_add_css_class (button, "yc-choice");
  if (!alternative->legal)
    gtk_widget_add_css_class (button, "yc-against");
  name_choice (self, button, alternative);
  g_signal_connect (button, "clicked", G_CALLBACK (choose), self);
  if (alternative->chosen)
    self->chosen = button;
  return button;
}

/* ---- Those that are one click further ---- */

static GtkWidget *
list_of_rest (YcOptionGroup *self, GPtrArray *alternatives)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  for (guint i = in_view (self); i < alternatives->len; i++)
    gtk_box_append (GTK_BOX (list), choice_new (self, alternatives->pdata[i], NO_KEY));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 280);
  return scrolled;
}

static GtkWidget *
more_button_new (YcOptionGroup *self, GPtrArray *alternatives)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), list_of_rest (self, alternatives));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  yc_tooltip_show (button, _ ("More choices"));
  return button;
}

static void
make_workers_popover (GtkMenuButton *button, gpointer data)
{
  gtk_menu_button_set_popover (button, yc_workers_popover_new (YC_OPTION_GROUP (data)->composer));
}

static GtkWidget *
other_workers_new (YcOptionGroup *self)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), make_workers_popover, self,
                                         NULL);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "document-edit-symbolic");
  yc_tooltip_show (button, _ ("Other workers, legal or not"));
  return button;
}

/* Workers can be told even where none are legal. */
static gboolean
other_workers_make_sense (YcOptionGroup *self)
{
  return !yc_composer_is_empty (self->composer) && aspect_of (self)->takes_workers != NULL
         && aspect_of (self)->takes_workers (yc_composer_get_play (self->composer));
}

/* Two verbs of which only one is legal are no choice while the wish itself is legal. */
static void
drop_hopeless (YcOptionGroup *self, GPtrArray *alternatives)
{
  if (!yc_composer_is_legal (self->composer))
    return;
  for (guint i = alternatives->len; i-- > 0;) {
    const YcAlternative *alternative = alternatives->pdata[i];

    if (!alternative->legal && !alternative->chosen)
      g_ptr_array_remove_index (alternatives, i);
  }
}

static gboolean
is_none (YcOptionGroup *self, const YcAlternative *alternative)
{
  return aspect_of (self)->is_none != NULL && aspect_of (self)->is_none (&alternative->play);
}

/* The chosen one is always in view, and so is nothing: what has a key. */
static void
bring_into_view (YcOptionGroup *self, GPtrArray *alternatives, guint room)
{
  guint last = room;

  for (guint i = room; i < alternatives->len; i++) {
    YcAlternative *alternative = alternatives->pdata[i];

    if (alternative->chosen || is_none (self, alternative)) {
      alternatives->pdata[i] = alternatives->pdata[--last];
      alternatives->pdata[last] = alternative;
    }
  }
}

/* Those in view, numbered behind the choices of other groups. */
static void
append_choices (YcOptionGroup *self, GPtrArray *alternatives, guint n_before)
{
  for (guint i = 0; i < MIN (alternatives->len, in_view (self)); i++) {
    const YcAlternative *alternative = alternatives->pdata[i];
    const gboolean none = is_none (self, alternative);
    self->n_choices += !none;
    GtkWidget *choice
      = choice_new (self, alternative, none ? 0 : MIN (n_before + self->n_choices, NO_KEY));

    if (none)
      self->none = choice;
    gtk_box_append (self->box, choice);
  }
}

void
yc_option_group_update (YcOptionGroup *self, guint n_before)
{
  g_autoptr (GPtrArray) alternatives = yc_composer_alternatives (self->composer, self->aspect);
  guint room = in_view (self);

  self->chosen = self->none = NULL;
  self->n_choices = 0;
  yc_children_put_off (GTK_WIDGET (self->box));
  if (aspect_of (self)->only_legal)
    drop_hopeless (self, alternatives);
  bring_into_view (self, alternatives, room);
  if (alternatives->len < 2)
    g_ptr_array_set_size (alternatives, 0);
  append_choices (self, alternatives, n_before);
  if (alternatives->len > room)
    gtk_box_append (self->box, more_button_new (self, alternatives));
  if (other_workers_make_sense (self))
    gtk_box_append (self->box, other_workers_new (self));
  gtk_widget_set_visible (GTK_WIDGET (self),
                          gtk_widget_get_first_child (GTK_WIDGET (self->box)) != NULL);
}

guint
yc_option_group_get_n_choices (YcOptionGroup *self)
{
  return self->n_choices;
}

static void
choose_play (YcOptionGroup *self, GtkWidget *button)
{
  g_autofree YcPlay *play
    = g_memdup2 (g_object_get_data (G_OBJECT (button), "play"), sizeof (YcPlay));

  yc_composer_set_play (self->composer, play);
}

void
yc_option_group_choose (YcOptionGroup *self, guint choice)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->box));

  for (; button == self->none || choice > 0; button = gtk_widget_get_next_sibling (button))
    choice -= button != self->none;
  choose_play (self, button);
}

gboolean
yc_option_group_choose_none (YcOptionGroup *self)
{
  if (self->none != NULL)
    choose_play (self, self->none);
  return self->none != NULL;
}

static void
yc_option_group_class_init (YcOptionGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  gtk_widget_class_set_css_name (widget_class, "optiongroup");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  yc_template_set (widget_class, "option-group.ui");
  gtk_widget_class_bind_template_child (widget_class, YcOptionGroup, caption);
  gtk_widget_class_bind_template_child (widget_class, YcOptionGroup, box);
}

static void
yc_option_group_init (YcOptionGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_option_group_new (YcComposer *composer, guint aspect)
{
  YcOptionGroup *self = g_object_new (YC_TYPE_OPTION_GROUP, NULL);

  self->composer = composer;
  self->aspect = aspect;
  gtk_label_set_text (self->caption, yc_aspect_title (aspect_of (self)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  yc_aspect_title (aspect_of (self)), -1);
  return GTK_WIDGET (self);
}
