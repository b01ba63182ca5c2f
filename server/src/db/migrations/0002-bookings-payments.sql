-- Bookings, and everything that is known about their money. Amounts are whole minor units.

create table bookings (
  id text collate "C" primary key,
  -- Null once the traveller's account is deleted; the booking stays where money was taken for it.
  uid text collate "C",
  spot_id text collate "C" references spots (id) on delete set null,
  travel_spot text not null,
  travel_country text not null,
  travel_season text not null,
  travel_name text not null,
  travel_email text not null,
  cost_minor integer not null check (cost_minor > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  travel_date date not null,
  duration_days integer not null check (duration_days between 1 and 30),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index bookings_by_traveller on bookings (uid, travel_date desc, id desc);
create index bookings_by_date on bookings (travel_date desc, id desc);
create index bookings_by_spot on bookings (spot_id);

-- One row for each attempt to pay. The row exists before the provider is called, so that no intent
-- at the provider is ever unknown here; its amount is frozen for good.
create table payment_intents (
  id text collate "C" primary key,
  -- Null while a payment that was opened by its price alone belongs to no booking yet. No foreign
  -- key: the record outlives the booking.
  booking_id text collate "C",
  uid text collate "C",
  amount integer not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  attempt integer not null check (attempt > 0),
  provider_id text unique,
  state text not null check (state in ('creating', 'open', 'succeeded', 'canceled', 'failed')),
  -- Until then one caller is asking the provider to create the intent; the others wait.
  claimed_until timestamptz,
  checked_at timestamptz,
  created_at timestamptz not null,
  unique (booking_id, attempt),
  check (provider_id is not null or state in ('creating', 'canceled', 'failed'))
);
create unique index payment_intents_one_open on payment_intents (booking_id)
  where state in ('creating', 'open');
create unique index payment_intents_one_open_unbound on payment_intents (uid, amount, currency)
  where booking_id is null and state in ('creating', 'open');
create index payment_intents_open on payment_intents (created_at) where state in ('creating', 'open');
create index payment_intents_by_traveller on payment_intents (uid);

-- The ledger: one row for each charge that was accepted. Never deleted.
create table payments (
  id text collate "C" primary key,
  intent_id text collate "C" not null unique references payment_intents (id),
  booking_id text collate "C" not null,
  uid text collate "C",
  user_email text not null,
  trip_title text not null,
  amount integer not null check (amount > 0),
  amount_refunded integer not null default 0 check (amount_refunded between 0 and amount),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  transaction_id text not null unique,
  card_brand text,
  card_last4 text,
  created_at timestamptz not null,
  -- Removed from the traveller's history (spec §7); the ledger and the booking's state stay.
  hidden_at timestamptz
);
-- A booking is paid once, unless what was paid has been given back in full.
create unique index payments_one_live on payments (booking_id) where amount_refunded < amount;
create index payments_by_booking on payments (booking_id);
create index payments_by_traveller on payments (uid, created_at desc, id desc);
create index payments_by_time on payments (created_at desc, id desc);

-- Decided refunds. Written with the decision, carried out by a job outside any lock.
create table refunds (
  id text collate "C" primary key,
  intent_id text collate "C" not null references payment_intents (id),
  -- Null where the charge was never accepted into the ledger.
  payment_id text collate "C" references payments (id),
  transaction_id text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  reason text not null,
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  requested_by text,
  provider_id text,
  -- Part of the provider's idempotency key; rises only when a key can never succeed any more.
  generation integer not null default 1,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (intent_id, reason)
);
create index refunds_due on refunds (next_try_at) where state = 'pending';
create index refunds_by_payment on refunds (payment_id);

create table payment_journal (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  booking_id text collate "C",
  transaction_id text,
  amount integer,
  currency text,
  source text not null,
  detail text not null
);
create index payment_journal_by_booking on payment_journal (booking_id, id desc);

create function payment_journal_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the payment journal is append-only' using errcode = 'insufficient_privilege';
end
$$;
create trigger payment_journal_append_only before update or delete on payment_journal
  for each row execute function payment_journal_is_append_only();
create trigger payment_journal_no_truncate before truncate on payment_journal
  for each statement execute function payment_journal_is_append_only();

create function payments_are_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never deleted' using errcode = 'insufficient_privilege';
end
$$;
create trigger payments_kept before delete on payments
  for each row execute function payments_are_kept();

-- Webhook events whose work is done.
create table provider_events (
  id text primary key,
  type text not null,
  done_at timestamptz not null
);
create index provider_events_by_time on provider_events (done_at);
