-- The local time at which travelers meet on the first day, HH:mm. Null: unknown.
alter table spot_details add column meeting_time text;
