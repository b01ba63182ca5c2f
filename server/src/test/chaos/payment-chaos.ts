/**
 * Payments at the real program while it is killed (-9) again and again, the provider fails, webhooks
 * are lost or come twice, and browsers never come back; at the end, what must hold whatever happened.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import type { Stripe } from 'stripe';
import { loadConfig } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open.ts';
import { createWayfarer } from '../../composition/create-wayfarer.ts';
import {
  embeddedChaosProvider,
  outsideChaosProvider,
  type ChaosProvider,
} from './chaos-provider.ts';
import { ChaosRun, type ChaosOptions } from './chaos-run.ts';
import { checkInvariants } from '../payments/check-invariants.ts';
import { freePort } from '../process/product-process.ts';

export interface ChaosReport {
  /** In words; empty when every invariant holds. */
  violations: string[];
  /** What did not hold yet before the jobs had finished what was left. */
  leftOpen: number;
  kills: number;
  restores: number;
  /** Charges of bookings that a restore forgot: reported here, for a person to give back. */
  forgotten: number;
  bookings: number;
  payments: number;
  refunds: number;
  disputes: number;
  cancellations: number;
  /** Answers by status; 0: the connection broke. */
  answers: Record<number, number>;
  /** Answers of the product that no fault explains. */
  unexplained: string[];
  slowestRestartMs: number;
}

/** Runs it, lets the jobs finish what is left with a later clock, and checks. */
export async function runPaymentChaos(options: ChaosOptions): Promise<ChaosReport> {
  const port = await freePort();
  const provider =
    options.provider === 'outside'
      ? await outsideChaosProvider()
      : embeddedChaosProvider(`http://127.0.0.1:${port}`);
  const run = new ChaosRun(options, provider, port);
  try {
    await run.run();
    provider.faults.clear();
    provider.sendWebhooksTo(null);
    while ((await provider.deliverDue()) > 0) await pause(500);
    return { ...(await comeToRest(run, provider)), ...numbersOf(run) };
  } finally {
    await run.stop();
    await provider.close();
  }
}

function numbersOf({ answers, kills, restores, slowestRestartMs, unexplained }: ChaosRun) {
  return { answers, kills, restores, slowestRestartMs, unexplained };
}

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

/** The product in this process over the data that the killed one has left. No webhook comes. */
async function comeToRest(run: ChaosRun, provider: ChaosProvider) {
  const config = loadConfig({ SEED: 'none', ...run.env });
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
    const acknowledged = run.acknowledged;
    const found = await checkInvariants(db, stripe, { acknowledged });
    const forgotten = found.filter((one) => run.restores > 0 && one.includes('nor is its booking'));
    const violations = found.filter((one) => !forgotten.includes(one));
    violations.push(...(await unreported(db, forgotten)));
    violations.push(...(await refundedTwice(stripe)), ...(await standingAgain(db, run.canceled)));
    const { rows } = await db.sql.query<{ transaction_id: string }>(
      'select transaction_id from payments',
    );
    const recorded = new Set(rows.map((row) => row.transaction_id));
    const bookings = await db.sql.query<{ id: string }>('select id from bookings');
    const existing = new Set(bookings.rows.map(({ id }) => id));
    const lost = [...run.saved].flatMap(([id, booking]) =>
      recorded.has(id) || (run.restores > 0 && !existing.has(booking)) ? [] : [id],
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
