-- Outside a transaction: others write in the meantime.
--
-- Bank transfers look for the bookings of which exactly their amount is open, as a whole or as the first payment.
drop index concurrently if exists open_balances_by_real;
create index concurrently open_balances_by_real on open_balances (real_minor, travel_date) where real_minor > 0;
drop index concurrently if exists open_balances_by_test;
create index concurrently open_balances_by_test on open_balances (test_minor, travel_date) where test_minor > 0;
drop index concurrently if exists bookings_by_first;
create index concurrently bookings_by_first on bookings (first_minor, created_at)
  where first_minor is not null and state in ('held', 'booked');
