-- Outside a transaction: others write meanwhile.
--
-- Each part of a booking is paid once by real money, whatever was paid for it in test mode.
drop index concurrently if exists payments_one_live_by_part;
create unique index concurrently payments_one_live_by_part on payments (booking_id, (coalesce(livemode, true)), part)
  where amount_refunded + amount_lost < amount and not superseded;
drop index concurrently if exists payments_one_live_by_mode;

-- Bookings whose balance may be due.
drop index concurrently if exists bookings_by_balance_day;
create index concurrently bookings_by_balance_day on bookings (balance_due_on) where balance_due_on is not null;
