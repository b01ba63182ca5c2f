-- Outside a transaction: others write meanwhile.
--
-- Bookings by parts of words: who travels, the address, the reference, the place. The space in front makes the
-- first word begin as the others do.
drop index concurrently if exists bookings_search;
create index concurrently bookings_search on bookings using gin ((' ' || lower(travel_name) || ' ' ||
  lower(travel_email) || ' ' || coalesce(lower(reference), '') || ' ' || lower(travel_spot) || ' ' ||
  lower(travel_country)) gin_trgm_ops)
  with (gin_pending_list_limit = 128);
-- The orders of the agency's list, besides the first day of a trip.
drop index concurrently if exists bookings_by_booking_time;
create index concurrently bookings_by_booking_time on bookings (created_at, id);
drop index concurrently if exists bookings_by_name;
create index concurrently bookings_by_name on bookings ((lower(travel_name) collate "C"), id);
drop index concurrently if exists bookings_by_total;
create index concurrently bookings_by_total
  on bookings ((coalesce(total_minor, cost_minor::bigint * duration_days)), id);
