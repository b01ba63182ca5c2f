-- Outside a transaction: others write meanwhile.
--
-- Reports read from this alone who made each booking.
drop index concurrently if exists booking_events_made;
create index concurrently booking_events_made on booking_events (booking_id) include (by_kind)
  where kind in ('booked', 'requested');
