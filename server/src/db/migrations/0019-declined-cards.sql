-- How many cards were declined for an attempt to pay, and when the last one was: somebody who tries
-- stolen numbers is stopped by it.

alter table payment_intents
  add column declines integer not null default 0,
  add column declined_at timestamptz;
