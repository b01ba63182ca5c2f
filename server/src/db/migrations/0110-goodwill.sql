-- What staff gave back beyond the cancellation policy: an act a row. Refunds that staff asked for have one even
-- where nothing of them is beyond; without one, all of it counts: an older version, or the provider, made it.
create table goodwill (
  act text not null check (act in ('refund', 'cancellation', 'change', 'counter')),
  -- The refund, the cancellation, the counter payment; of a change, the booking and its revision.
  act_id text collate "C" not null,
  booking_id text collate "C" not null,
  at timestamptz not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  -- The member's, who gave it. Null: no limit held.
  limit_minor bigint,
  primary key (act, act_id)
);
create index goodwill_of on goodwill (booking_id);

-- A trip that was moved after a deadline keeps the percent of before, unless an exception made since gives more.
alter table bookings
  add column refund_cap_percent integer,
  add column refund_cap_since timestamptz;

-- Waits for a bank to decide about a dispute. An older version leaves it alone, because its next try is far away.
alter table refunds add column held boolean not null default false;
