-- Outside a transaction: others write meanwhile.
--
-- The books read reversals along this.
drop index concurrently if exists counter_payments_voided;
create index concurrently counter_payments_voided on counter_payments (voided_at, id) where voided_at is not null;
