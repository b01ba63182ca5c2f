-- Promo codes, and the bookings that use them.
create table promo_codes (
  id text collate "C" primary key,
  -- The code as it is compared: without spaces, case and accents.
  code_key text collate "C" not null unique,
  -- The code as the agency writes it, and its note for the team.
  label text not null,
  note text not null,
  -- Either a percentage of the trip's price, or an amount in minor units of `currency`.
  percent integer check (percent between 1 and 100),
  amount_minor bigint check (amount_minor > 0),
  currency text not null,
  -- The days on which it can be used, and the travel dates for which; null without a limit.
  from_on date,
  until_on date,
  travel_from date,
  travel_to date,
  -- Ids of destinations; null for all.
  offers jsonb,
  min_total_minor bigint check (min_total_minor > 0),
  max_uses integer check (max_uses > 0),
  max_each integer check (max_each > 0),
  used integer not null default 0 check (used >= 0),
  ended_at timestamptz,
  revision integer not null default 1,
  -- Null once the account is deleted.
  created_by text collate "C" references users (id) on delete set null,
  created_at timestamptz not null,
  check ((percent is null) <> (amount_minor is null))
);
create index promo_codes_newest on promo_codes (created_at desc, id desc);
create index promo_codes_by_maker on promo_codes (created_by) where created_by is not null;

-- One row for each booking that has or had a code; `given_back_at` is set once the use no longer counts.
create table promo_uses (
  booking_id text collate "C" primary key,
  code_id text collate "C" not null references promo_codes (id),
  -- Null once the account is deleted.
  uid text collate "C" references users (id) on delete set null,
  -- The discount in minor units.
  amount_minor bigint not null check (amount_minor >= 0),
  at timestamptz not null,
  given_back_at timestamptz
);
create index promo_uses_by_code on promo_uses (code_id, uid) where given_back_at is null;
create index promo_uses_by_person on promo_uses (uid) where uid is not null;

-- A use counts from the booking until an unpaid end, also if the version before ends it. A booking that is continued
-- takes its use again, even beyond the limit, because its price was agreed.
create function keep_promo_use() returns trigger language plpgsql as $$
declare
  counted promo_uses;
  wanted boolean;
  discount bigint;
  still bookings;
begin
  select * into counted from promo_uses where booking_id = old.id for update;
  if not found then return null; end if;
  select * into still from bookings where id = old.id;
  -- The code's own call has written both already.
  wanted := found and still.price_extras -> 'promo' is not null and (
    still.state in ('held', 'booked')
    or still.counter_minor > 0
    or exists (select from payments where booking_id = old.id and not superseded)
    or exists (select from counter_payments where booking_id = old.id and voided_at is null));
  if wanted and counted.given_back_at is not null then
    update promo_uses set given_back_at = null where booking_id = old.id;
    update promo_codes set used = used + 1 where id = counted.code_id;
  elsif not wanted and counted.given_back_at is null then
    update promo_uses set given_back_at = now() where booking_id = old.id;
    update promo_codes set used = used - 1 where id = counted.code_id;
  end if;
  if wanted then
    select -sum((line ->> 'amount')::bigint) into discount
      from jsonb_array_elements(still.price_extras -> 'lines') line where line ->> 'kind' = 'promo';
    update promo_uses set amount_minor = coalesce(discount, 0)
      where booking_id = old.id and amount_minor <> coalesce(discount, 0);
  end if;
  return null;
end $$;
-- Deferred, so that the lock on the code comes after all others of the transaction.
create constraint trigger promo_use_of_changed after update of state, price_extras on bookings
  deferrable initially deferred for each row
  when (old.price_extras is not null
    and (old.state, old.price_extras) is distinct from (new.state, new.price_extras))
  execute function keep_promo_use();
create constraint trigger promo_use_of_deleted after delete on bookings
  deferrable initially deferred for each row
  when (old.price_extras is not null)
  execute function keep_promo_use();
