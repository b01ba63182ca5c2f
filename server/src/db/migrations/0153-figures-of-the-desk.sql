-- Outside a transaction: others write meanwhile.
--
-- The trips of a day and those under way are counted from this alone, without reading the rows.
drop index concurrently if exists bookings_under_way;
create index concurrently bookings_under_way on bookings (travel_date)
  include (duration_days, adults, children, infants, attendance) where state = 'booked';
-- The export of payments reads the entries at the counter along this.
drop index concurrently if exists counter_payments_by_time;
create index concurrently counter_payments_by_time on counter_payments (created_at desc, id desc);
