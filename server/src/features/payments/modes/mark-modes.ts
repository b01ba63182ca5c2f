import type { AppContext } from '../../../context.ts';
import type { SqlExecutor } from '../../../db/database.ts';
import { SANDBOX_ACCOUNT } from '../../../ports.ts';
import { cardAccount } from './card-account.ts';

const BATCH = 1000;

/** The sandbox has the id of every payment that it ever opened. */
const SANDBOX_INTENTS = `
  update payment_intents set livemode = false, provider_account = $1
  where id in (
    select i.id from payment_intents i join cards_payment_intents c on c.id = i.provider_id
    where i.livemode is null limit $2)`;
/**
 * Attempts that have no intent yet belong to the current provider, because it is the one that will create the intent.
 */
const UNOPENED_INTENTS = `
  update payment_intents set livemode = $1, provider_account = $2
  where id in (
    select id from payment_intents where livemode is null and provider_id is null limit $3)`;
const OTHER_INTENTS = `
  update payment_intents set livemode = $1, provider_account = $2
  where id in (select id from payment_intents where livemode is null limit $3)`;
/** Copies the mode from each payment's attempt. A subquery per row is cheap if only a few of many rows need it. */
const PAYMENTS = `
  update payments p set
    livemode = (select i.livemode from payment_intents i where i.id = p.intent_id),
    provider_account = (select i.provider_account from payment_intents i where i.id = p.intent_id)
  where p.id = any (array(
    select old.id from payments old
    where old.livemode is null
      and (select i.livemode from payment_intents i where i.id = old.intent_id) is not null
    limit $1))`;

/**
 * Sets the mode and account of rows written by an older version, once. Payments in the sandbox's own tables belong to
 * the sandbox; all others are assumed to belong to the Stripe account that is configured now. While the sandbox is
 * configured, the others stay unmarked and count as before. Never changes amounts.
 */
export async function markModes({
  db,
  payments,
}: Pick<AppContext, 'db' | 'payments'>): Promise<void> {
  const today = await cardAccount(payments);
  const { livemode, providerAccount } = today;
  await inBatches(db.sql, SANDBOX_INTENTS, [SANDBOX_ACCOUNT, BATCH]);
  const others = providerAccount === SANDBOX_ACCOUNT ? UNOPENED_INTENTS : OTHER_INTENTS;
  await inBatches(db.sql, others, [livemode, providerAccount, BATCH]);
  await inBatches(db.sql, PAYMENTS, [BATCH]);
}

async function inBatches(sql: SqlExecutor, statement: string, params: unknown[]): Promise<void> {
  while ((await sql.query(statement, params)).rowCount > 0);
}
