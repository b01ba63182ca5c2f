-- Outside a transaction: others write meanwhile.
--
-- What is open of all trips ahead is added up without reading their rows.
drop index concurrently if exists bookings_open_money;
create index concurrently bookings_open_money on bookings (travel_date)
  include (id, state, currency, total_minor, cost_minor, duration_days, counter_minor, change_refund_minor)
  where state = 'booked';
