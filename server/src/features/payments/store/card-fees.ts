import { asc } from 'drizzle-orm';
import type { Executor, SqlExecutor } from '../../../db/database.ts';
import { findAppSettings, putAppSetting } from '../../../db/records/app-settings.ts';
import { payments } from '../../../db/tables/money/payments.ts';
import type { ProviderFee } from '../../../ports.ts';

const nameOf = (account: string) => `card-fees-noted-until:${account}`;

/** The time up to which all fees of an account are stored; null if none are. */
export async function findFeeMark(db: SqlExecutor, account: string): Promise<Date | null> {
  const name = nameOf(account);
  const value = (await findAppSettings(db, [name])).get(name);
  return value === undefined ? null : new Date(value);
}

export function setFeeMark(
  db: SqlExecutor,
  account: string,
  { mark, now }: { mark: Date; now: Date },
): Promise<void> {
  return putAppSetting(db, nameOf(account), mark.toISOString(), now);
}

export async function findFirstPaymentTime(db: Executor): Promise<Date | null> {
  const { createdAt } = payments;
  const [row] = await db.select({ at: createdAt }).from(payments).orderBy(asc(createdAt)).limit(1);
  return row?.at ?? null;
}

/** Stores the fees of our payments, which are found by their charges' intents; ignores other fees. */
export async function noteFees(
  db: SqlExecutor,
  fees: readonly (ProviderFee & { intentId: string })[],
): Promise<void> {
  await db.query(
    `insert into card_fees (payment_id, amount, currency)
     select payments.id, fee.amount, fee.currency
     from unnest($1::text[], $2::bigint[], $3::text[]) as fee (intent, amount, currency)
     join payments on payments.transaction_id = fee.intent
     on conflict (payment_id) do update set amount = excluded.amount, currency = excluded.currency`,
    [
      fees.map(({ intentId }) => intentId),
      fees.map(({ amount }) => amount),
      fees.map(({ currency }) => currency),
    ],
  );
}
