-- Outside a transaction: others write meanwhile.
drop index concurrently if exists bookings_by_offer;
create index concurrently bookings_by_offer on bookings (offer_id, travel_date, id);
