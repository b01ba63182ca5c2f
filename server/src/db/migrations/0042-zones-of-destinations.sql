-- IANA. Null: its country's, the westernmost one where it has several.
alter table spot_details add column time_zone text;
