-- Outside a transaction: others write meanwhile.
drop index concurrently if exists departures_stated;
create index concurrently departures_stated on departures (day, offer_id) where closed or scheduled;
