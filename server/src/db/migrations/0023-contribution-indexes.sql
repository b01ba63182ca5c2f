-- Outside a transaction: others write meanwhile.
--
-- Whether one of the agency's own destinations has this name in this country.
drop index concurrently if exists spots_own_likeness;
create index concurrently spots_own_likeness on spots (spot_likeness(name_key), spot_likeness(country_key))
  where not contributed;
-- What travelers contributed, for administrators to look through.
drop index concurrently if exists spots_contributed;
create index concurrently spots_contributed on spots (id) where contributed;
-- The bookings of a destination that comes back after it was taken down.
drop index concurrently if exists bookings_by_offer;
create index concurrently bookings_by_offer on bookings (offer_id, travel_date);
