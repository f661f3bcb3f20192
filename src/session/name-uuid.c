/* name-uuid.c: see name-uuid.h. */

#include "name-uuid.h"

/* Whatever Yellowcake names, made up once. */
static const guint8 name_space[16] = { 0x8f, 0x3b, 0x1c, 0x52, 0x6a, 0x0e, 0x4d, 0x97,
                                       0xb4, 0x21, 0x5e, 0x7d, 0x90, 0xc3, 0xa8, 0x16 };

char *
yc_name_uuid (const char *name)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA1);
  guint8 d[20];
  gsize length = sizeof d;
  g_checksum_update (sum, name_space, sizeof name_space);
  g_checksum_update (sum, (const guchar *) name, -1);
  g_checksum_get_digest (sum, d, &length);
  d[6] = (guint8) ((d[6] & 0x0f) | 0x50); /* the version */
  d[8] = (guint8) ((d[8] & 0x3f) | 0x80); /* the variant */
  return g_strdup_printf ("%02x%02x%02x%02x-%02x%02x-%02x%02x-%02x%02x-%02x%02x%02x%02x%02x%02x",
                          d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[10], d[11],
                          d[12], d[13], d[14], d[15]);
}
