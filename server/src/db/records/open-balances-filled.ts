import type { SqlExecutor } from '../database.ts';
import { findAppSettings, putAppSetting } from './app-settings.ts';

const FILLED = 'open-balances-filled';

/** True if `open_balances` has all bookings, even those from before that table. */
export async function areOpenBalancesFilled(sql: SqlExecutor): Promise<boolean> {
  return (await findAppSettings(sql, [FILLED])).has(FILLED);
}

export const markOpenBalancesFilled = (sql: SqlExecutor, now: Date): Promise<void> =>
  putAppSetting(sql, FILLED, 'yes', now);

/** `open_balances` computed from the ledger. What can be paid only on arrival has no day by which it is to be paid. */
export const OPEN_BALANCES_OF_LEDGER = `
  select id, travel_date, currency, greatest(0, due - coalesce(paid_real, 0)) as real_minor,
    greatest(0, due - coalesce(paid_real, paid_test, 0)) as test_minor,
    case when greatest(due - coalesce(paid_real, 0), due - coalesce(paid_real, paid_test, 0)) > on_arrival
      then balance_due_on end as balance_due_on
  from (
    select b.id, b.travel_date, b.currency, b.balance_due_on,
      case when b.price_extras is null then 0 else price_on_arrival(b.price_extras) end as on_arrival,
      coalesce(b.total_minor, b.cost_minor::bigint * b.duration_days) - b.counter_minor as due,
      paid.paid_real, paid.paid_test
    from bookings b left join (
      select p.booking_id,
        sum(greatest(0, p.amount - p.amount_lost - coalesce(back.repriced, 0))) filter (where p.livemode is not false) as paid_real,
        sum(greatest(0, p.amount - p.amount_lost - coalesce(back.repriced, 0))) filter (where p.livemode is false) as paid_test
      from payments p left join (
        select payment_id, sum(amount) as repriced from refunds
        where kind = 'change' and state <> 'failed' group by payment_id
      ) back on back.payment_id = p.id
      where p.amount_refunded + p.amount_lost < p.amount and not p.superseded
      group by p.booking_id
    ) paid on paid.booking_id = b.id
    where b.state = 'booked'
  ) open
  where due - coalesce(paid_real, 0) > 0 or due - coalesce(paid_real, paid_test, 0) > 0`;

/** Fills `open_balances` for samples, which are inserted without triggers. */
export const FILL_OPEN_BALANCES = `
  insert into open_balances (booking_id, travel_date, currency, real_minor, test_minor, balance_due_on)
  ${OPEN_BALANCES_OF_LEDGER}
  on conflict (booking_id) do update set travel_date = excluded.travel_date, currency = excluded.currency,
    real_minor = excluded.real_minor, test_minor = excluded.test_minor, balance_due_on = excluded.balance_due_on`;
