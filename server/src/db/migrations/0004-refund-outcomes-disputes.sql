-- What becomes of a charge afterwards: refunds that end later than they are made or fail after all,
-- refunds made at the provider by hand, and disputes.

create unique index refunds_by_provider on refunds (provider_id) where provider_id is not null;
create index refunds_by_transaction on refunds (transaction_id);

create table disputes (
  -- The provider's.
  id text primary key,
  intent_id text collate "C" not null references payment_intents (id),
  -- Null where the charge was never accepted into the ledger.
  payment_id text collate "C" references payments (id),
  transaction_id text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  reason text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index disputes_by_transaction on disputes (transaction_id);
create index disputes_by_payment on disputes (payment_id);

alter table payments
  -- Taken back by the bank in lost disputes.
  add column amount_lost integer not null default 0 check (amount_lost >= 0),
  add column dispute_state text check (dispute_state in ('open', 'won', 'lost')),
  -- Its refund failed after the booking had been paid by another charge: owed to the traveller.
  add column superseded boolean not null default false;

-- A booking is paid once, unless what was paid has gone back in full.
drop index payments_one_live;
create unique index payments_one_live on payments (booking_id)
  where amount_refunded + amount_lost < amount and not superseded;
