-- Outside a transaction: others write meanwhile.
drop index concurrently if exists departures_undecided;
create index concurrently departures_undecided on departures (day, offer_id)
  where min_people is not null and guaranteed_at is null;
