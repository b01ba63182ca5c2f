-- Links with which anyone can pay for a booking. The code opens nothing but the payment, so it is stored as it is and
-- staff can copy it again.
create table payment_links (
  id text collate "C" primary key,
  booking_id text collate "C" not null references bookings (id) on delete cascade,
  code text collate "C" not null unique,
  asks text not null check (asks in ('first', 'balance', 'amount')),
  amount integer check ((amount is not null) = (asks = 'amount') and coalesce(amount, 1) > 0),
  message text not null,
  created_by text collate "C" references users (id) on delete set null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index payment_links_of on payment_links (booking_id, created_at, id);
create index payment_links_by on payment_links (created_by) where created_by is not null;

-- The link that an attempt was opened with. The version before leaves it null.
alter table payment_intents add column link_id text collate "C";
