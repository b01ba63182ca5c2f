-- Outside a transaction: others write meanwhile.
--
-- The figures of Today are added up from these alone, without reading the rows.
drop index concurrently if exists payments_of_days;
create index concurrently payments_of_days on payments (created_at)
  include (booking_id, currency, amount, livemode);
drop index concurrently if exists payments_kept_real;
create index concurrently payments_kept_real on payments (booking_id) include (amount)
  where livemode is not false and amount_refunded + amount_lost < amount and not superseded;
drop index concurrently if exists payments_kept_test;
create index concurrently payments_kept_test on payments (booking_id) include (amount)
  where livemode is false and amount_refunded + amount_lost < amount and not superseded;
drop index concurrently if exists counter_payments_of_days;
create index concurrently counter_payments_of_days on counter_payments (received_on)
  include (currency, kind, amount) where voided_at is null;
drop index concurrently if exists counter_payments_received;
create index concurrently counter_payments_received on counter_payments (created_at)
  include (booking_id) where kind = 'received' and voided_at is null;
drop index concurrently if exists bookings_made;
create index concurrently bookings_made on bookings (created_at) include (id, state);
