-- Outside a transaction: others write meanwhile.
drop index concurrently if exists departures_kept;
create index concurrently departures_kept on departures (offer_id, day) where kept > 0;
