-- The life of a booking: where it stands, what happened to it, money that came without a card, and how it
-- ends. 'held' and 'expired' are for destinations with limited places.
alter table bookings
  add column state text not null default 'booked',
  -- IANA, of the destination. Null in rows of an older version: then its country's.
  add column time_zone text,
  -- The version of the policy under which it was booked. Null in rows of an older version: the usual terms.
  add column policy_id text,
  -- Received at the counter, less what was returned and voided; written with the rows of counter_payments.
  add column counter_minor bigint not null default 0,
  -- Of the card's payment, what was given back because a change had made the trip cheaper.
  add column change_refund_minor bigint not null default 0,
  add column cancelled_at timestamptz,
  -- When the traveler took it out of the own list; the books keep it.
  add column removed_at timestamptz;
alter table bookings add constraint bookings_state
  check (state in ('held', 'booked', 'expired', 'cancelled')) not valid;
alter table bookings add constraint bookings_sums
  check (counter_minor >= 0 and change_refund_minor >= 0) not valid;

-- The timeline; no names, no addresses. It outlives the booking.
create table booking_events (
  id bigint generated always as identity primary key,
  booking_id text collate "C" not null,
  at timestamptz not null,
  by_kind text not null check (by_kind in ('traveller', 'staff', 'system')),
  -- Null once the person's account is deleted.
  by_user_id text collate "C",
  kind text not null,
  detail jsonb not null
);
create index booking_events_of on booking_events (booking_id, id);
create index booking_events_by on booking_events (by_user_id);

-- Versions of terms. Bookings point at one for good; a change is the next version of its family.
create table cancellation_policies (
  id text collate "C" primary key,
  name text not null,
  family text collate "C" not null,
  version integer not null check (version > 0),
  windows jsonb not null,
  basis text not null check (basis in ('paid', 'total')),
  cooling_off_hours integer not null check (cooling_off_hours >= 0),
  cooling_off_not_within_hours integer not null check (cooling_off_not_within_hours >= 0),
  is_default boolean not null,
  created_at timestamptz not null,
  created_by text collate "C",
  retired_at timestamptz,
  unique (family, version)
);
create unique index cancellation_policies_default on cancellation_policies (is_default) where is_default;
insert into cancellation_policies
  (id, name, family, version, windows, basis, cooling_off_hours, cooling_off_not_within_hours, is_default, created_at)
values ('usual-1', 'Specification', 'usual', 1, '[{"hoursBefore":48,"refundPercent":100}]', 'paid', 0, 168, true, now());

-- Only of destinations with another policy than the default one.
create table spot_policies (
  spot_id text collate "C" primary key references spots (id) on delete cascade,
  family text collate "C" not null,
  revision integer not null,
  updated_at timestamptz not null
);

-- After a storm: for days of a place, of a country, or of all.
create table policy_exceptions (
  id text collate "C" primary key,
  offer_id text collate "C",
  country_key text collate "C",
  from_day date not null,
  to_day date not null,
  refund_percent integer not null check (refund_percent between 1 and 100),
  reason text not null,
  created_at timestamptz not null,
  by_user_id text collate "C",
  ended_at timestamptz,
  check (from_day <= to_day)
);
create index policy_exceptions_standing on policy_exceptions (to_day) where ended_at is null;

-- What a cancellation decided, in minor units. `taken`: all that ever came in.
create table cancellations (
  id text collate "C" primary key,
  booking_id text collate "C" not null,
  at timestamptz not null,
  reinstated_at timestamptz,
  by_kind text not null check (by_kind in ('traveller', 'staff', 'system')),
  by_user_id text collate "C",
  reason_code text not null,
  reason_text text not null,
  policy_id text collate "C",
  exception_id text collate "C",
  refund_percent integer not null,
  basis text not null,
  -- As of when the percent was judged: at most ten minutes before.
  evaluated_at timestamptz not null,
  currency text not null,
  total_minor bigint not null,
  taken_minor bigint not null,
  back_before_minor bigint not null,
  refund_card_minor bigint not null,
  refund_counter_minor bigint not null,
  kept_minor bigint not null,
  lapsed_minor bigint not null,
  refund_state text not null check (refund_state in ('none', 'decided', 'held_by_dispute')),
  check (refund_card_minor + refund_counter_minor + kept_minor + back_before_minor = taken_minor),
  check (least(refund_card_minor, refund_counter_minor, kept_minor, back_before_minor, lapsed_minor) >= 0)
);
-- One that stands.
create unique index cancellations_one on cancellations (booking_id) where reinstated_at is null;
create index cancellations_of on cancellations (booking_id);
create index cancellations_by on cancellations (by_user_id);

-- Money that came by no card payment of this site, and what was handed back.
create table counter_payments (
  id text collate "C" primary key,
  booking_id text collate "C" not null references bookings (id),
  kind text not null check (kind in ('received', 'returned')),
  method text not null check (method in ('cash', 'card_terminal', 'transfer', 'gift', 'other')),
  amount bigint not null check (amount > 0),
  currency text not null,
  -- The day on which it changed hands.
  received_on date not null,
  by_user_id text collate "C",
  note text not null,
  created_at timestamptz not null,
  voided_at timestamptz,
  voided_by text collate "C",
  void_reason text
);
create index counter_payments_of on counter_payments (booking_id, created_at, id);

-- Work on many bookings, one after the other; broken off anywhere, it goes on.
create table booking_batches (
  id text collate "C" primary key,
  kind text not null,
  input jsonb not null,
  created_at timestamptz not null,
  created_by text collate "C",
  -- The last booking that was tried.
  after_id text collate "C" not null,
  done integer not null,
  failed jsonb not null,
  finished_at timestamptz
);
create index booking_batches_open on booking_batches (created_at) where finished_at is null;

-- What must never happen, whichever version, script or mistake tries it.
create function ended_bookings_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state in ('cancelled', 'expired') and exists (select 1 from payments where booking_id = old.id) then
      raise exception 'money was taken for booking %, it stays', old.id using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if old.state in ('cancelled', 'expired') and new.revision = old.revision
     and (new.travel_date, new.duration_days) is distinct from (old.travel_date, old.duration_days) then
    raise exception 'booking % has ended', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger ended_bookings_stay before update or delete on bookings
  for each row execute function ended_bookings_stay();

create function ended_bookings_take_no_money() returns trigger language plpgsql as $$
begin
  if exists (select 1 from bookings where id = new.booking_id and state in ('cancelled', 'expired')) then
    raise exception 'booking % has ended, it takes no money', new.booking_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger ended_bookings_take_no_money before insert on payments
  for each row execute function ended_bookings_take_no_money();
create trigger ended_bookings_take_no_money before insert on payment_intents
  for each row when (new.state in ('creating', 'open')) execute function ended_bookings_take_no_money();

-- Rows of which only some columns may ever change, named by the trigger.
create function only_columns_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception '% is never deleted', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if to_jsonb(new) - tg_argv <> to_jsonb(old) - tg_argv then
    raise exception '% does not change', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger booking_events_stay before update or delete on booking_events
  for each row execute function only_columns_change('by_user_id');
create trigger cancellation_policies_stay before update or delete on cancellation_policies
  for each row execute function only_columns_change('retired_at', 'is_default', 'created_by');
create trigger cancellations_stay before update or delete on cancellations
  for each row execute function only_columns_change('refund_state', 'reinstated_at', 'reason_text', 'by_user_id');
create trigger counter_payments_stay before update or delete on counter_payments
  for each row execute function only_columns_change('voided_at', 'voided_by', 'void_reason', 'by_user_id');
create function counter_payments_void_once() returns trigger language plpgsql as $$
begin
  raise exception 'a voided payment stays voided' using errcode = 'insufficient_privilege';
end $$;
create trigger counter_payments_void_once before update on counter_payments
  for each row when (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
  execute function counter_payments_void_once();
