const initial = `
create table cards_payment_methods (
  id text primary key,
  seq bigint generated always as identity unique,
  behaviour jsonb not null,
  brand text not null,
  last4 text not null,
  exp_month integer not null,
  exp_year integer not null,
  fingerprint text not null,
  funding text not null,
  billing_details jsonb not null,
  metadata jsonb not null,
  created_at timestamptz not null
);
create table cards_payment_intents (
  id text primary key,
  seq bigint generated always as identity unique,
  client_secret text not null,
  status text not null check (status in ('requires_payment_method', 'requires_confirmation',
    'requires_action', 'processing', 'succeeded', 'canceled')),
  amount integer not null check (amount > 0),
  amount_received integer not null default 0 check (amount_received in (0, amount)),
  currency text not null,
  allowed_types jsonb,
  automatic jsonb,
  capture_method text not null,
  description text,
  receipt_email text,
  metadata jsonb not null,
  payment_method text,
  latest_charge text,
  last_payment_error jsonb,
  challenge text unique,
  settle_at timestamptz,
  canceled_at timestamptz,
  cancellation_reason text,
  created_at timestamptz not null
);
create index cards_payment_intents_settle on cards_payment_intents (settle_at)
  where status = 'processing';
create table cards_charges (
  id text primary key,
  seq bigint generated always as identity unique,
  payment_intent text not null references cards_payment_intents (id),
  payment_method text not null,
  amount integer not null,
  amount_refunded integer not null default 0 check (amount_refunded between 0 and amount),
  currency text not null,
  decline text,
  authenticated boolean not null,
  disputed boolean not null default false,
  card jsonb not null,
  billing_details jsonb not null,
  metadata jsonb not null,
  description text,
  receipt_email text,
  balance_transaction text,
  created_at timestamptz not null
);
create unique index cards_one_charge_an_intent on cards_charges (payment_intent)
  where decline is null;
create index cards_charges_intent on cards_charges (payment_intent);
create table cards_refunds (
  id text primary key,
  seq bigint generated always as identity unique,
  charge text not null references cards_charges (id),
  payment_intent text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  reason text,
  metadata jsonb not null,
  balance_transaction text not null,
  payment_method text not null,
  created_at timestamptz not null
);
create index cards_refunds_charge on cards_refunds (charge);
create index cards_refunds_intent on cards_refunds (payment_intent);
create table cards_disputes (
  id text primary key,
  seq bigint generated always as identity unique,
  charge text not null references cards_charges (id),
  payment_intent text not null,
  amount integer not null,
  currency text not null,
  brand text not null,
  status text not null,
  evidence text,
  submissions integer not null default 0,
  metadata jsonb not null,
  due_by timestamptz not null,
  created_at timestamptz not null
);
create table cards_events (
  id text primary key,
  seq bigint generated always as identity unique,
  type text not null,
  object jsonb not null,
  request_id text,
  idempotency_key text,
  created_at timestamptz not null
);
create index cards_events_type on cards_events (type, seq);
create table cards_deliveries (
  event_id text primary key references cards_events (id) on delete cascade,
  attempts integer not null default 0,
  next_at timestamptz not null,
  claimed_until timestamptz,
  delivered_at timestamptz,
  gave_up_at timestamptz,
  last_status integer
);
create index cards_deliveries_due on cards_deliveries (next_at)
  where delivered_at is null and gave_up_at is null;
create table cards_idempotency (
  scope text not null,
  key text not null,
  fingerprint text not null,
  owner text not null,
  request_id text not null,
  started_at timestamptz not null,
  status integer,
  body text,
  primary key (scope, key)
);
create index cards_idempotency_age on cards_idempotency (started_at);
`;

/** A refund may get its result later: at `due_at`, its status becomes `becomes`. */
const refundOutcomes = `
alter table cards_refunds
  add column status text not null default 'succeeded'
    check (status in ('pending', 'succeeded', 'failed')),
  add column becomes text check (becomes in ('succeeded', 'failed')),
  add column due_at timestamptz;
create index cards_refunds_due on cards_refunds (due_at) where becomes is not null;
`;

/** The statement descriptor, a merchant's notes on a charge, and early fraud warnings. */
const statementsAndWarnings = `
alter table cards_payment_intents add column statement_descriptor_suffix text;
alter table cards_charges
  add column statement_descriptor_suffix text,
  add column user_report text,
  add column risk text;
alter table cards_disputes add column reason text not null default 'fraudulent';
create table cards_fraud_warnings (
  id text primary key,
  seq bigint generated always as identity unique,
  charge text not null references cards_charges (id),
  payment_intent text not null,
  created_at timestamptz not null
);
create index cards_fraud_warnings_charge on cards_fraud_warnings (charge);
create index cards_fraud_warnings_intent on cards_fraud_warnings (payment_intent);
`;

/** The provider's migrations, which can't be undone. The host runs each once, in this order, under its own lock. */
export const migrations: readonly { name: string; sql: string }[] = [
  { name: '0001_cards', sql: initial },
  { name: '0002_refund_outcomes', sql: refundOutcomes },
  { name: '0003_statements_warnings', sql: statementsAndWarnings },
];
