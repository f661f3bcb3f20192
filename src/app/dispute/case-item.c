/* case-item.c: see case-item.h. */

#include "case-item.h"

#include "case-book.h"
#include "text.h"

#include <string.h>

struct _YcCaseItem {
  GObject parent_instance;

  YcLedgerCase found;
  char *words; /* NULL: not made yet */
  char *text;  /* to be searched in */
};

G_DEFINE_FINAL_TYPE (YcCaseItem, yc_case_item, G_TYPE_OBJECT)

static void
yc_case_item_finalize (GObject *object)
{
  YcCaseItem *self = YC_CASE_ITEM (object);

  yc_ledger_case_clear (&self->found);
  g_free (self->words);
  g_free (self->text);
  G_OBJECT_CLASS (yc_case_item_parent_class)->finalize (object);
}

static void
yc_case_item_class_init (YcCaseItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = yc_case_item_finalize;
}

static void
yc_case_item_init (YcCaseItem *self G_GNUC_UNUSED)
{
}

YcCaseItem *
yc_case_item_new (YcLedgerCase *found)
{
  YcCaseItem *self = g_object_new (YC_TYPE_CASE_ITEM, NULL);

  self->found = *found;
  *found = (YcLedgerCase){ 0 };
  self->text = yc_words_case_text (&self->found);
  return self;
}

const YcLedgerCase *
yc_case_item_get (YcCaseItem *self)
{
  return &self->found;
}

const char *
yc_case_item_tell (YcCaseItem *self, YcDatabase *database)
{
  if (self->words == NULL) {
    g_autofree char *before = g_steal_pointer (&self->text);

    self->words = yc_case_book_words (database, &self->found);
    g_autofree char *folded = yc_text_fold (self->words);
    self->text = g_strconcat (before, "\n", folded, NULL);
  }
  return self->words;
}

gboolean
yc_case_item_matches (YcCaseItem *self, const char *search)
{
  g_autofree char *folded = yc_text_fold (search);
  g_auto (GStrv) words = g_strsplit (folded, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (self->text, words[i]) == NULL)
      return FALSE;
  return TRUE;
}
