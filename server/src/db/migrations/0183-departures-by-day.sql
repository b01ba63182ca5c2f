-- Outside a transaction: others write meanwhile.
drop index concurrently if exists departures_by_day;
create index concurrently departures_by_day on departures (day, offer_id, start_time);
