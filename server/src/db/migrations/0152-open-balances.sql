-- The booked trips that have an open balance, so that Today adds up these alone: joining every booking with every
-- payment takes seconds with a million of them. Kept by the triggers below, at the end of each transaction that
-- changes a balance; the ledger decides, and `features/today/store-outstanding.ts` can compute the same from it.
create table open_balances (
  booking_id text collate "C" primary key,
  travel_date date not null,
  currency text not null,
  -- On a site that takes real money, and on one that also counts test payments; in minor units.
  real_minor bigint not null,
  test_minor bigint not null
);
create index open_balances_by_date on open_balances (travel_date)
  include (currency, real_minor, test_minor);

-- Bookings from before this table are added by a job, which then writes this mark.
insert into app_settings (name, value, created_at)
  select 'open-balances-filled', 'yes', now() where not exists (select from bookings);

create function keep_open_balance(wanted text) returns void language plpgsql as $$
declare
  balance record;
begin
  -- A concurrent change of the same booking waits here; the statement below then sees what it did.
  insert into open_balances (booking_id, travel_date, currency, real_minor, test_minor)
    values (wanted, '1970-01-01', '', 0, 0)
    on conflict (booking_id) do update set booking_id = excluded.booking_id;
  select b.travel_date, b.currency,
      greatest(0, due.minor - coalesce(paid.real, 0)) as real_minor,
      greatest(0, due.minor - coalesce(paid.real, paid.test, 0)) as test_minor
    into balance
    from bookings b,
      lateral (select coalesce(b.total_minor, b.cost_minor::bigint * b.duration_days) - b.counter_minor as minor) due,
      lateral (
        select sum(part.paid) filter (where part.livemode is not false) as real,
          sum(part.paid) filter (where part.livemode is false) as test
        from (
          select p.livemode, greatest(0, p.amount - p.amount_lost - coalesce((
            select sum(r.amount) from refunds r
            where r.payment_id = p.id and (r.kind = 'change' and r.state <> 'failed')), 0)) as paid
          from payments p
          where p.booking_id = b.id and p.amount_refunded + p.amount_lost < p.amount and not p.superseded
        ) part
      ) paid
    where b.id = wanted and b.state = 'booked';
  if found and greatest(balance.real_minor, balance.test_minor) > 0 then
    update open_balances
      set travel_date = balance.travel_date, currency = balance.currency, real_minor = balance.real_minor,
        test_minor = balance.test_minor
      where booking_id = wanted;
  else
    delete from open_balances where booking_id = wanted;
  end if;
end $$;

create function keep_open_balance_of_booking() returns trigger language plpgsql as $$
begin
  perform keep_open_balance(coalesce(new.id, old.id));
  return null;
end $$;
create function keep_open_balance_of_payment() returns trigger language plpgsql as $$
begin
  perform keep_open_balance(new.booking_id);
  return null;
end $$;
create function keep_open_balance_of_refund() returns trigger language plpgsql as $$
begin
  perform keep_open_balance(p.booking_id) from payments p where p.id = new.payment_id;
  return null;
end $$;

-- Deferred, so that their locks come after all others of the transaction. Imports and samples, which fill the table
-- themselves, set `wayfarer.bulk`.
create constraint trigger open_balance_of_made after insert on bookings
  deferrable initially deferred for each row
  when (new.state = 'booked' and current_setting('wayfarer.bulk', true) is distinct from 'on')
  execute function keep_open_balance_of_booking();
create constraint trigger open_balance_of_changed
  after update of state, travel_date, currency, total_minor, cost_minor, duration_days, counter_minor on bookings
  deferrable initially deferred for each row
  when (current_setting('wayfarer.bulk', true) is distinct from 'on' and (old.state = 'booked' or new.state = 'booked')
    and (old.state, old.travel_date, old.currency, old.total_minor, old.cost_minor, old.duration_days, old.counter_minor)
      is distinct from
      (new.state, new.travel_date, new.currency, new.total_minor, new.cost_minor, new.duration_days, new.counter_minor))
  execute function keep_open_balance_of_booking();
create constraint trigger open_balance_of_gone after delete on bookings
  deferrable initially deferred for each row
  when (current_setting('wayfarer.bulk', true) is distinct from 'on')
  execute function keep_open_balance_of_booking();
create constraint trigger open_balance_of_payment
  after insert or update of amount, amount_refunded, amount_lost, superseded, livemode on payments
  deferrable initially deferred for each row
  when (current_setting('wayfarer.bulk', true) is distinct from 'on')
  execute function keep_open_balance_of_payment();
create constraint trigger open_balance_of_refund after insert or update of amount, kind, state on refunds
  deferrable initially deferred for each row
  when (new.kind = 'change' and current_setting('wayfarer.bulk', true) is distinct from 'on')
  execute function keep_open_balance_of_refund();
