-- Outside a transaction: others write meanwhile.
--
-- A booking is paid once by real money, whatever was paid for it in test mode.
drop index concurrently if exists payments_one_live_by_mode;
create unique index concurrently payments_one_live_by_mode on payments (booking_id, (coalesce(livemode, true)))
  where amount_refunded + amount_lost < amount and not superseded;
drop index concurrently if exists payments_one_live;

-- What an older version has written since the last start; next to nothing.
drop index concurrently if exists payment_intents_without_mode;
create index concurrently payment_intents_without_mode on payment_intents (id) where livemode is null;
drop index concurrently if exists payments_without_mode;
create index concurrently payments_without_mode on payments (id) where livemode is null;
