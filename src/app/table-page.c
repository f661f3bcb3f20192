/* table-page.c: see table-page.h. */

#include "table-page.h"

struct _YcTablePage {
  AdwBin parent_instance;

  GObject *session;
};

enum { PROP_SESSION = 1, N_PROPS };
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (YcTablePage, yc_table_page, ADW_TYPE_BIN)

static void
yc_table_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    g_value_set_object (value, YC_TABLE_PAGE (object)->session);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_table_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    g_set_object (&YC_TABLE_PAGE (object)->session, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_table_page_dispose (GObject *object)
{
  g_clear_object (&YC_TABLE_PAGE (object)->session);
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_TABLE_PAGE);
  G_OBJECT_CLASS (yc_table_page_parent_class)->dispose (object);
}

static void
yc_table_page_class_init (YcTablePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = yc_table_page_dispose;
  object_class->get_property = yc_table_page_get_property;
  object_class->set_property = yc_table_page_set_property;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, G_TYPE_OBJECT,
                                                  G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/yellowcake/Yellowcake/table-page.ui");
}

static void
yc_table_page_init (YcTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_table_page_new (YcSession *session)
{
  return g_object_new (YC_TYPE_TABLE_PAGE, "session", session, NULL);
}

YcSession *
yc_table_page_get_session (YcTablePage *self)
{
  return (YcSession *) self->session;
}
