/**
 * Invariants at the end of a run, regardless of what happened in it, once the jobs have finished the remaining work.
 */
import { pino } from 'pino';
import type { Stripe } from 'stripe';
import { createWayfarer } from '../../composition/create-wayfarer.ts';
import { loadConfig } from '../../config/config.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open.ts';
import { cancelForAgency } from '../../features/cancellations/index.ts';
import { grantedBefore } from '../../features/goodwill/index.ts';
import { checkCovered } from '../payments/check-covered.ts';
import { checkInvariants } from '../payments/check-invariants.ts';
import type { ChaosProvider } from './chaos-provider.ts';

/** Finds refunds that were made more than once. A refund that failed may be requested again. */
async function refundedTwice(stripe: Stripe): Promise<string[]> {
  const made = new Map<string, number>();
  for await (const { metadata, status } of stripe.refunds.list({ limit: 100 })) {
    const decided = metadata?.['refund'];
    if (decided === undefined || status === 'failed') continue;
    made.set(decided, (made.get(decided) ?? 0) + 1);
  }
  return [...made]
    .filter(([, times]) => times > 1)
    .map(([id, times]) => `the refund ${id} was made ${times} times`);
}

/** Charges that were refunded in full. A restored database doesn't have to catch up with these charges. */
async function goneInFull(stripe: Stripe): Promise<Set<unknown>> {
  const left = new Map<unknown, number>();
  for await (const { amount_received: amount, id } of stripe.paymentIntents.list({ limit: 100 }))
    left.set(id, amount);
  for await (const { amount, payment_intent: id, status } of stripe.refunds.list({ limit: 100 }))
    if (status === 'succeeded') left.set(id, (left.get(id) ?? 0) - amount);
  return new Set([...left].flatMap(([id, amount]) => (amount <= 0 ? [id] : [])));
}

/** Finds trips that aren't canceled although their cancellation was acknowledged. */
async function standingAgain(db: Database, canceled: readonly string[]): Promise<string[]> {
  const { rows } = await db.sql.query<{ id: string }>(
    `select id from bookings where id = any($1) and state <> 'cancelled'`,
    [canceled],
  );
  return rows.map(({ id }) => `the acknowledged cancellation of ${id} is lost`);
}

/** Cancels all booked trips in full. Returns a violation for each one that could not be canceled. */
async function cancelWhatStands(context: AppContext, db: Database): Promise<string[]> {
  const { rows } = await db.sql.query<{ id: string }>(
    `select id from bookings where state = 'booked' order by id`,
  );
  const found: string[] = [];
  for (const { id } of rows) {
    const canceling = cancelForAgency(context, id, {
      byUserId: null,
      grant: grantedBefore(null),
      revision: null,
      refund: 'full',
      reasonCode: 'other',
      message: '',
      tell: false,
      alongside: () => Promise.resolve(),
    });
    await canceling.catch((error: unknown) => {
      found.push(`the booking ${id} cannot be canceled: ${String(error)}`);
    });
  }
  return found;
}

const HOUR_MS = 3_600_000;
const JOBS = [
  'end-holds',
  'catch-up-after-restore',
  'catch-up-card-events',
  'settle-payments',
  'carry-out-refunds',
  'run-batches',
  'issue-invoices',
];

/**
 * Finds charges without a booking that no one reported. A restore can leave such charges, and each must be reported.
 * Invariant I3 covers payments that took no money.
 */
async function unreported(db: Database, forgotten: readonly string[]): Promise<string[]> {
  const { rows } = await db.sql.query<{ transaction_id: string }>(
    `select transaction_id from payment_journal where kind = 'unknown_charge'`,
  );
  return forgotten.filter(
    (one) => !one.startsWith('I3') && !rows.some((row) => one.includes(row.transaction_id)),
  );
}

export interface Told {
  env: Record<string, string>;
  acknowledged: readonly string[];
  canceled: readonly string[];
  /** Acknowledged payments: bookings by transaction. */
  saved: ReadonlyMap<string, string>;
  restores?: number;
}

/** Runs the product in this process, on the data of the killed process. No webhook arrives. */
export async function comeToRest(told: Told, provider: Pick<ChaosProvider, 'askedBy'>) {
  const { acknowledged, canceled, saved, restores = 0 } = told;
  const config = loadConfig({ SEED: 'none', ...told.env });
  const log = pino({ level: 'silent' });
  const db = await openDatabase(config.data, log);
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  const wayfarer = await createWayfarer({ config, clock, db, log, renderer: null });
  try {
    const stripe = await provider.askedBy(wayfarer);
    const runJobs = async () => {
      for (let round = 0; round < 4; round += 1) {
        ahead += 2 * HOUR_MS;
        for (const name of JOBS) {
          for (const job of wayfarer.jobs) if (job.name === name) await job.run();
        }
      }
    };
    await runJobs();
    const found = await checkInvariants(db, stripe, { acknowledged });
    const forgotten = found.filter((one) => restores > 0 && one.includes('is not here'));
    const violations = found.filter((one) => !forgotten.includes(one));
    violations.push(...(await unreported(db, forgotten)));
    violations.push(...(await refundedTwice(stripe)), ...(await standingAgain(db, canceled)));
    // After a restore, the first charge of a booking counts. Another charge is refunded, and its refund may fail.
    const refunded = 'union select transaction_id from refunds where payment_id is null';
    const { rows } = await db.sql.query<{ transaction_id: string }>(
      `select transaction_id from payments ${restores > 0 ? refunded : ''}`,
    );
    const recorded = new Set(rows.map((row) => row.transaction_id));
    const bookings = await db.sql.query<{ id: string }>('select id from bookings');
    const existing = new Set(bookings.rows.map(({ id }) => id));
    const gone = restores > 0 ? await goneInFull(stripe) : new Set();
    const lost = [...saved].flatMap(([id, booking]) =>
      recorded.has(id) || gone.has(id) || (restores > 0 && !existing.has(booking)) ? [] : [id],
    );
    const count = async (table: string) =>
      (await db.sql.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ??
      0;
    const counts = {
      payments: await count('payments'),
      refunds: await count('refunds'),
      disputes: await count('disputes'),
      cancellations: await count('cancellations'),
      documents: await count('invoices'),
    };
    violations.push(...(await cancelWhatStands(wayfarer.context, db)));
    await runJobs();
    const atLast = await checkInvariants(db, stripe, { acknowledged });
    if (restores === 0) violations.push(...(await checkCovered(db)));
    violations.push(...atLast.filter((one) => !found.includes(one)));
    return {
      violations: [...violations, ...lost.map((id) => `the acknowledged payment ${id} is lost`)],
      forgotten: forgotten.length,
      bookings: existing.size,
      ...counts,
    };
  } finally {
    await wayfarer.close();
    await db.close();
  }
}
