-- Gift vouchers that staff issue. Of the code, only a hash is kept, and its end, by which people recognize it.
create table gift_vouchers (
  id text collate "C" primary key,
  code_hash text collate "C" not null unique,
  code_end text collate "C" not null,
  currency text not null,
  -- The last day on which it can be used, in the agency's time zone. Null: it doesn't expire.
  expires_on date,
  note text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  check ((ended_at is null) = (end_reason is null))
);
create index gift_vouchers_newest on gift_vouchers (created_at, id);
-- Must match the search's expression.
create index gift_vouchers_search on gift_vouchers
  using gin ((' ' || lower(code_end) || ' ' || lower(note)) gin_trgm_ops);
create index gift_vouchers_noted on gift_vouchers (created_at) where note <> '';

-- What changed a voucher's balance, in minor units of its currency. The sum is what is left.
create table gift_entries (
  id text collate "C" primary key,
  voucher_id text collate "C" not null references gift_vouchers (id),
  kind text not null check (kind in ('issued', 'redeemed', 'returned', 'void')),
  minor bigint not null check (minor <> 0),
  at timestamptz not null,
  -- How the voucher was paid for, outside of any booking, and the day.
  method text check (method in ('cash', 'card_terminal', 'transfer', 'other')),
  received_on date,
  booking_id text collate "C",
  counter_payment_id text collate "C" references counter_payments (id),
  by_user_id text collate "C",
  by_name text,
  check (case kind when 'issued' then minor > 0 when 'redeemed' then minor < 0 when 'returned' then minor > 0 else true end),
  check ((kind = 'issued') = (method is not null) and (method is null) = (received_on is null)),
  check ((kind = 'issued') = (booking_id is null) and (booking_id is null) = (counter_payment_id is null))
);
create index gift_entries_of on gift_entries (voucher_id, at, id);
create index gift_entries_of_booking on gift_entries (booking_id) where booking_id is not null;
create index gift_entries_by on gift_entries (by_user_id) where by_user_id is not null;
create unique index gift_entries_issued_once on gift_entries (voucher_id) where kind = 'issued';
-- Of the books: what came in for vouchers.
create index gift_entries_issued on gift_entries (at, id) where kind = 'issued';
create unique index gift_entries_once on gift_entries (counter_payment_id, kind) where counter_payment_id is not null;

create trigger gift_vouchers_stay before update or delete on gift_vouchers
  for each row execute function only_columns_change('expires_on', 'note', 'ended_at', 'end_reason');
create trigger gift_entries_stay before update or delete on gift_entries
  for each row execute function only_columns_change('by_user_id', 'by_name');
create trigger gift_entries_names before insert on gift_entries
  for each row when (new.by_user_id is not null) execute function write_name_of_actor('by_user_id', 'by_name');

-- No voucher is ever spent twice: its row is locked, and then added up.
create function gift_entries_are_covered() returns trigger language plpgsql as $$
declare
  before bigint;
begin
  perform 1 from gift_vouchers where id = new.voucher_id for update;
  select coalesce(sum(minor), 0) into before from gift_entries where voucher_id = new.voucher_id;
  if before + new.minor < 0 then
    raise exception 'the gift voucher % does not have %', new.voucher_id, -new.minor using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger gift_entries_are_covered before insert on gift_entries
  for each row execute function gift_entries_are_covered();

-- A voucher to which money goes back can be used for 30 days more at least, in every time zone.
create function gift_vouchers_last() returns trigger language plpgsql as $$
begin
  update gift_vouchers set expires_on = greatest(expires_on, (new.at at time zone 'utc')::date + 31)
    where id = new.voucher_id and expires_on is not null and ended_at is null;
  return null;
end $$;
create trigger gift_vouchers_last after insert on gift_entries
  for each row when (new.kind <> 'issued' and new.minor > 0) execute function gift_vouchers_last();

-- Voiding a counter payment reverses its entry, whichever version voids it.
create function gift_entries_are_voided() returns trigger language plpgsql as $$
begin
  insert into gift_entries (id, voucher_id, kind, minor, at, booking_id, counter_payment_id, by_user_id)
    select id || ':void', voucher_id, 'void', -minor, new.voided_at, booking_id, counter_payment_id, new.voided_by
    from gift_entries where counter_payment_id = new.id and kind <> 'void';
  return null;
end $$;
create trigger gift_entries_are_voided after update of voided_at on counter_payments for each row
  when (old.voided_at is null and new.voided_at is not null) execute function gift_entries_are_voided();
