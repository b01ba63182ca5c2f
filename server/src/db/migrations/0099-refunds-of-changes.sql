-- Outside a transaction: others write meanwhile.
--
-- Refunds of changes from before they had a kind: few, found by their reason, unless staff had typed that.
update refunds set kind = 'change'
  where kind is null and reason like 'change:%'
    and reason like 'change:' || (select p.booking_id from payments p where p.id = refunds.payment_id) || '%'
    and not exists (select 1 from audit_log a
      where a.action = 'payment_refunded' and a.subject_id = refunds.payment_id and a.detail ->> 'refundId' = refunds.id);

-- Balances of many bookings are added up from these alone, without reading the rows.
drop index concurrently if exists refunds_of_changes;
create index concurrently refunds_of_changes on refunds (payment_id) include (amount)
  where kind = 'change' and state <> 'failed';
drop index concurrently if exists payments_pay_real;
create index concurrently payments_pay_real on payments (booking_id) include (id, amount, amount_lost)
  where livemode is not false and amount_refunded + amount_lost < amount and not superseded;
drop index concurrently if exists payments_pay_test;
create index concurrently payments_pay_test on payments (booking_id) include (id, amount, amount_lost)
  where livemode is false and amount_refunded + amount_lost < amount and not superseded;
drop index concurrently if exists bookings_open_sums;
create index concurrently bookings_open_sums on bookings (travel_date)
  include (id, state, currency, total_minor, cost_minor, duration_days, counter_minor)
  where state = 'booked';
drop index concurrently if exists payments_kept_real;
drop index concurrently if exists payments_kept_test;
drop index concurrently if exists bookings_open_money;
