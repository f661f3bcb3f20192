/* study-json.c: the course of a session as JSON and as CSV (record format, section 6). */

#include "study.h"

#include "csv.h"
#include "deeds.h"
#include "json-parts.h"
#include "text.h"

static const char *
color_of (const YcStudy *self, int seat)
{
  return yc_color_name (yc_record_setup (yc_study_get_record (self))->seats[seat].color);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void
add_series (JsonBuilder *json, const YcStudy *self, guint series, int seat)
{
  json_builder_set_member_name (json, yc_study_get_name (self, series));
  json_builder_begin_array (json);
  for (guint event = 0; event <= yc_study_get_n_events (self); event++) {
    const int number = yc_study_get_number (self, series, seat, event);
    if (number == YC_NO_NUMBER)
      json_builder_add_null_value (json);
    else
      json_builder_add_int_value (json, number);
  }
  json_builder_end_array (json);
}

static void
add_all_series (JsonBuilder *json, const YcStudy *self)
{
  const int n_seats = yc_record_setup (yc_study_get_record (self))->n_seats;
  json_builder_set_member_name (json, "series");
  json_builder_begin_object (json);
  for (int seat = 0; seat < n_seats; seat++) {
    json_builder_set_member_name (json, color_of (self, seat));
    json_builder_begin_object (json);
    for (guint series = 0; series < yc_study_get_n_series (self); series++)
      add_series (json, self, series, seat);
    json_builder_end_object (json);
  }
  json_builder_end_object (json);
}

static void
add_leaders (JsonBuilder *json, const YcStudy *self)
{
  json_builder_set_member_name (json, "leader");
  json_builder_begin_array (json);
  for (guint event = 0; event <= yc_study_get_n_events (self); event++) {
    const int leader = yc_study_get_leader (self, event);
    if (leader < 0)
      json_builder_add_null_value (json);
    else
      json_builder_add_string_value (json, color_of (self, leader));
  }
  json_builder_end_array (json);
}

static void
add_deeds (JsonBuilder *json, const YcStudy *self)
{
  const YcRecord *record = yc_study_get_record (self);
  g_autoptr (GArray) deeds = yc_deeds_of (record, yc_study_get_timeline (self));
  json_builder_set_member_name (json, "deeds");
  json_builder_add_value (json, yc_deeds_json (record, deeds));
}

JsonNode *
yc_study_json (const YcStudy *self)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_object (json);
  yc_json_text (json, "game", yc_record_game (yc_study_get_record (self))->id);
  yc_json_int (json, "events", yc_study_get_n_events (self));
  add_all_series (json, self);
  add_leaders (json, self);
  if (yc_study_get_decided (self) > 0)
    yc_json_int (json, "decided", yc_study_get_decided (self));
  else
    yc_json_text (json, "decided", NULL);
  add_deeds (json, self);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}

/* ---- CSV ------------------------------------------------------------------------------------- */

static void
add_header (GString *csv, const YcStudy *self)
{
  g_string_append (csv, "event,color,name");
  for (guint series = 0; series < yc_study_get_n_series (self); series++)
    g_string_append_printf (csv, ",%s", yc_study_get_name (self, series));
  g_string_append (csv, ",leader\r\n");
}

static void
add_row (GString *csv, const YcStudy *self, guint event, int seat)
{
  const YcSetup *setup = yc_record_setup (yc_study_get_record (self));
  g_autofree char *name = yc_text_plain (setup->seats[seat].name);
  const int leader = yc_study_get_leader (self, event);
  g_string_append_printf (csv, "%u,%s,", event, color_of (self, seat));
  yc_csv_add (csv, name);
  for (guint series = 0; series < yc_study_get_n_series (self); series++) {
    const int number = yc_study_get_number (self, series, seat, event);
    g_string_append_c (csv, ',');
    if (number != YC_NO_NUMBER)
      g_string_append_printf (csv, "%d", number);
  }
  g_string_append_printf (csv, ",%s\r\n", leader < 0 ? "" : color_of (self, leader));
}

char *
yc_study_csv (const YcStudy *self)
{
  const int n_seats = yc_record_setup (yc_study_get_record (self))->n_seats;
  GString *csv = g_string_new (NULL);
  add_header (csv, self);
  for (guint event = 0; event <= yc_study_get_n_events (self); event++)
    for (int seat = 0; seat < n_seats; seat++)
      add_row (csv, self, event, seat);
  return g_string_free (csv, FALSE);
}
