/* deprecated-names.c: of arguments Type:property and Type::signal, prints those which the GTK and
 * the libadwaita that are installed call deprecated. No header says so of them: it is a flag of
 * their own. Fails where there is no such type. */

#include <adwaita.h>

static gboolean
property_is_deprecated (GType type, const char *name)
{
  g_autoptr (GTypeClass) of = g_type_class_ref (type);
  const GParamSpec *property = g_object_class_find_property (G_OBJECT_CLASS (of), name);

  return property != NULL && (property->flags & G_PARAM_DEPRECATED) != 0;
}

static gboolean
signal_is_deprecated (GType type, const char *name)
{
  G_GNUC_UNUSED g_autoptr (GTypeClass) of = g_type_class_ref (type); /* which makes its signals */
  const guint id = g_signal_lookup (name, type);
  GSignalQuery query = { 0 };

  g_signal_query (id, &query);
  return (query.signal_flags & G_SIGNAL_DEPRECATED) != 0;
}

static gboolean
tell (GtkBuilder *builder, const char *argument)
{
  g_auto (GStrv) parts = g_strsplit (argument, ":", 2);
  const GType type = gtk_builder_get_type_from_name (builder, parts[0]);
  const gboolean is_signal = parts[1] != NULL && *parts[1] == ':';

  if (type == G_TYPE_INVALID || parts[1] == NULL) {
    g_printerr ("%s: there is no such type\n", argument);
    return FALSE;
  }
  if (is_signal ? signal_is_deprecated (type, parts[1] + 1)
                : property_is_deprecated (type, parts[1]))
    g_print ("%s\n", argument);
  return TRUE;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new ();
  gboolean known = TRUE;

  /* the builder knows the types of what is linked */
  g_type_ensure (ADW_TYPE_BIN);
  for (int i = 1; i < argc; i++)
    known = tell (builder, argv[i]) && known;
  return known ? 0 : 1;
}
