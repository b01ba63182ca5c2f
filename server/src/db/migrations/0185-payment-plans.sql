-- A booking may be paid in parts: first an agreed amount, and the balance by a day. Where `first_minor` is null, it is
-- paid as CHARGE says.
alter table bookings
  add column first_minor bigint,
  add column balance_due_on date,
  add column payment_plan jsonb;
alter table bookings add constraint bookings_first
  check ((first_minor is null) = (payment_plan is null) and coalesce(first_minor, 0) >= 0
    and (balance_due_on is null or first_minor is not null)) not valid;

-- The payment's place among those of its booking: 1 is the first payment, higher numbers pay the balance. The version
-- before writes 1.
alter table payment_intents add column part integer not null default 1;
alter table payments add column part integer not null default 1;
alter table payment_intents add constraint payment_intents_part check (part >= 1) not valid;
alter table payments add constraint payments_part check (part >= 1) not valid;
