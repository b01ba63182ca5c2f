/** What must hold when a run is over, whatever happened, once the jobs have finished what was left. */
import { pino } from 'pino';
import type { Stripe } from 'stripe';
import { createWayfarer } from '../../composition/create-wayfarer.ts';
import { loadConfig } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open.ts';
import { checkInvariants } from '../payments/check-invariants.ts';
import type { ChaosProvider } from './chaos-provider.ts';

/** Each refund that was decided here has gone back once; a failed one may be asked for again. */
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

/** Who was told that a trip is canceled finds it canceled. */
async function standingAgain(db: Database, canceled: readonly string[]): Promise<string[]> {
  const { rows } = await db.sql.query<{ id: string }>(
    `select id from bookings where id = any($1) and state <> 'cancelled'`,
    [canceled],
  );
  return rows.map(({ id }) => `the acknowledged cancellation of ${id} is lost`);
}

const HOUR_MS = 3_600_000;
const JOBS = [
  'catch-up-after-restore',
  'catch-up-card-events',
  'settle-payments',
  'carry-out-refunds',
];

/** Charges without a booking are what a restore leaves; each must have been reported. */
async function unreported(db: Database, forgotten: readonly string[]): Promise<string[]> {
  const { rows } = await db.sql.query<{ transaction_id: string }>(
    `select transaction_id from payment_journal where kind = 'unknown_charge'`,
  );
  return forgotten.filter((one) => !rows.some((row) => one.includes(row.transaction_id)));
}

/** What a run was told by the product, and where the product's data is. */
export interface Told {
  env: Record<string, string>;
  /** Bookings that were acknowledged and not deleted since. */
  acknowledged: readonly string[];
  /** Bookings whose cancellation was acknowledged. */
  canceled: readonly string[];
  /** Acknowledged payments: the booking by the transaction. */
  saved: ReadonlyMap<string, string>;
  /** Times that a backup was restored. */
  restores?: number;
}

/** The product in this process over the data that the killed one has left. No webhook comes. */
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
    const leftOpen = (await checkInvariants(db, stripe)).length;
    for (let round = 0; round < 4; round += 1) {
      ahead += 2 * HOUR_MS;
      for (const name of JOBS) {
        for (const job of wayfarer.jobs) if (job.name === name) await job.run();
      }
    }
    const found = await checkInvariants(db, stripe, { acknowledged });
    const forgotten = found.filter((one) => restores > 0 && one.includes('nor is its booking'));
    const violations = found.filter((one) => !forgotten.includes(one));
    violations.push(...(await unreported(db, forgotten)));
    violations.push(...(await refundedTwice(stripe)), ...(await standingAgain(db, canceled)));
    const { rows } = await db.sql.query<{ transaction_id: string }>(
      'select transaction_id from payments',
    );
    const recorded = new Set(rows.map((row) => row.transaction_id));
    const bookings = await db.sql.query<{ id: string }>('select id from bookings');
    const existing = new Set(bookings.rows.map(({ id }) => id));
    const lost = [...saved].flatMap(([id, booking]) =>
      recorded.has(id) || (restores > 0 && !existing.has(booking)) ? [] : [id],
    );
    const count = async (table: string) =>
      (await db.sql.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ??
      0;
    return {
      leftOpen,
      violations: [...violations, ...lost.map((id) => `the acknowledged payment ${id} is lost`)],
      forgotten: forgotten.length,
      bookings: existing.size,
      payments: recorded.size,
      refunds: await count('refunds'),
      disputes: await count('disputes'),
      cancellations: await count('cancellations'),
    };
  } finally {
    await wayfarer.close();
    await db.close();
  }
}
