-- Outside a transaction: others write meanwhile.
--
-- Trips that have just ended are looked for every few minutes.
drop index concurrently if exists bookings_by_state_and_end;
create index concurrently bookings_by_state_and_end on bookings (state, (travel_date + duration_days), id);
