/**
 * Payments at the real program while it is killed (-9) again and again, the provider fails, webhooks
 * are lost or come twice, and browsers never come back; at the end, what must hold whatever happened.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { OwnSpot } from '@wayfarer/contract';
import type { Fault, FaultTarget } from '@wayfarer/card-sandbox';
import { pino } from 'pino';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { createWayfarer } from '../wayfarer.ts';
import { checkInvariants } from './check-invariants.ts';
import { openOutsideProvider, type OutsideProvider } from './outside-provider.ts';
import { CARDS, dayFromNow, intentIdOf } from './payments-caller.ts';
import { freePort, startProduct, type StartedProduct } from './product-process.ts';
import { randomFrom } from './random.ts';
import { addOwnSpot, visit, type Visitor } from './visitor.ts';

export interface ChaosOptions {
  /** DATABASE_URL or DATA_DIR of an empty database. */
  database: Record<string, string>;
  seed: number;
  /** Trips to the till. */
  trips: number;
  kills: number;
  /** For whoever waits for a long run. */
  onProgress?(line: string): void;
}

export interface ChaosReport {
  /** In words; empty when every invariant holds. */
  violations: string[];
  /** What did not hold yet before the jobs had finished what was left. */
  leftOpen: number;
  kills: number;
  bookings: number;
  payments: number;
  refunds: number;
  disputes: number;
  /** Answers by status; 0: the connection broke. */
  answers: Record<number, number>;
  /** Answers of the product that no fault explains. */
  unexplained: string[];
  slowestRestartMs: number;
}

const TRAVELLERS = 4;
/** The last trips end with a charge that neither a browser nor a webhook tells of. */
const LAST = 4;
const FAULTS: readonly Fault[] = [
  { kind: 'error', when: 'before' },
  { kind: 'error', when: 'after' },
  { kind: 'reset', when: 'before' },
  { kind: 'reset', when: 'after' },
  { kind: 'latency', ms: 300 },
  { kind: 'lost-webhook' },
];
/** The browser's own calls are the traveller's to repeat. */
const ours = ({ path }: FaultTarget) => !/payment_methods|\/confirm$/.test(path);
const confirms = ({ path }: FaultTarget) => path.endsWith('/confirm');

class ChaosRun {
  readonly #options: ChaosOptions;
  readonly #random: () => number;
  readonly #provider: OutsideProvider;
  readonly #port: number;
  readonly #travellers: { visitor: Visitor; spot: OwnSpot }[] = [];
  readonly #acknowledged = new Set<string>();
  readonly #saved = new Set<string>();
  readonly answers: Record<number, number> = {};
  readonly unexplained: string[] = [];
  #product: StartedProduct;
  #restarting: Promise<void> | null = null;
  #started = 0;
  kills = 0;
  slowestRestartMs = 0;

  constructor(options: ChaosOptions, provider: OutsideProvider, port: number) {
    this.#options = options;
    this.#random = randomFrom(options.seed);
    this.#provider = provider;
    this.#port = port;
    this.#product = startProduct(port, this.env);
  }

  get env(): Record<string, string> {
    return { ...this.#options.database, ...this.#provider.env };
  }

  get acknowledged(): string[] {
    return [...this.#acknowledged];
  }

  get savedTransactions(): ReadonlySet<string> {
    return this.#saved;
  }

  /** Everything up to the last kill. */
  async run(): Promise<void> {
    await this.#product.ready;
    const { origin } = this.#product;
    this.#provider.sendWebhooksTo({ origin, copies: () => this.#copies() });
    for (let n = 0; n < TRAVELLERS; n += 1) {
      const visitor = await visit(origin, `chaos-${n}@example.com`);
      this.#travellers.push({ visitor, spot: await addOwnSpot(visitor, 50_000, 'usd') });
    }
    const webhooks = new AbortController();
    const delivering = this.#deliver(webhooks.signal);
    await Promise.all(this.#travellers.map((traveller) => this.#travel(traveller)));
    webhooks.abort();
    await delivering;
    await this.#restarting;
    await this.#product.kill();
  }

  async stop(): Promise<void> {
    await this.#restarting?.catch(() => undefined);
    await this.#product.kill();
  }

  #at(chance: number): boolean {
    return this.#random() < chance;
  }

  /** How often a webhook arrives: twice, once, or never. Towards the end none does. */
  #copies(): number {
    if (this.#started > this.#options.trips * 0.7 || this.#at(0.25)) return 0;
    return this.#at(0.2) ? 2 : 1;
  }

  async #deliver(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#provider.deliverDue();
      await pause(50);
    }
  }

  /** One trip after the other, until there are enough; each may be the one that a kill strikes. */
  async #travel({ visitor, spot }: { visitor: Visitor; spot: OwnSpot }): Promise<void> {
    const { trips, kills, onProgress } = this.#options;
    while (this.#started < trips) {
      this.#started += 1;
      if (this.#started % 50 === 0) onProgress?.(`${this.#started} trips, ${this.kills} kills`);
      const due = Math.floor((this.#started * kills) / trips) > this.kills;
      if (due && this.#restarting === null) {
        this.kills += 1;
        this.#restarting = this.#killAndRestart().finally(() => {
          this.#restarting = null;
        });
      }
      const last = this.#started > trips - LAST;
      if (!last) this.#injectFaults();
      await this.#trip(visitor, spot, last);
    }
  }

  /** A moment after now, so that it strikes in the middle of whatever is going on. */
  async #killAndRestart(): Promise<void> {
    await pause(this.#random() * 400);
    await this.#product.kill();
    if (this.#at(0.3)) {
      // Killed again while it starts.
      const second = startProduct(this.#port, this.env);
      await pause(this.#random() * 2000);
      await second.kill();
    }
    const from = performance.now();
    this.#product = startProduct(this.#port, this.env);
    await this.#product.ready;
    this.slowestRestartMs = Math.max(this.slowestRestartMs, Math.round(performance.now() - from));
  }

  #injectFaults(): void {
    const { faults } = this.#provider;
    const fault = FAULTS[Math.floor(this.#random() * FAULTS.length)];
    if (fault && this.#at(0.6)) faults.inject({ fault, match: ours });
    // Longer than the product waits: the effect comes after it has given up.
    if (this.#at(0.03)) faults.inject({ fault: { kind: 'latency', ms: 8000 }, match: ours });
    if (this.#at(0.1)) {
      faults.inject({ fault: { kind: 'slow-settlement', ms: 400 }, match: confirms });
    }
  }

  /** One booking to the till, with closed tabs, declined cards, double clicks and changes of mind. */
  async #trip(visitor: Visitor, spot: OwnSpot, last: boolean): Promise<void> {
    const booked = await this.#asked(visitor.book(spot));
    if (booked.status !== 201) return;
    const id = booked.body._id;
    this.#acknowledged.add(id);
    for (let tries = 0; tries < 3; tries += 1) {
      const opened = await this.#asked(visitor.open(id));
      if (opened.status !== 200) {
        await pause(200);
        continue;
      }
      if (!last && this.#at(0.1)) return; // the tab is closed
      const { clientSecret } = opened.body;
      const card = last ? CARDS.succeeds : this.#card();
      await Promise.all([
        this.#provider.confirm(clientSecret, card),
        this.#at(0.2) ? this.#provider.confirm(clientSecret, card).catch(() => null) : null,
        this.#at(0.2) ? this.#change(visitor, id) : null,
      ]).catch(() => undefined);
      if (last || this.#at(0.25)) return; // the browser never comes back
      if (await this.#save(visitor, id, intentIdOf(clientSecret)))
        return this.#afterwards(clientSecret);
    }
    if (this.#at(0.3)) await this.#delete(visitor, id);
  }

  #card(): string {
    if (this.#at(0.15)) return CARDS.declined;
    if (this.#at(0.05)) return CARDS.disputed;
    return this.#at(0.1) ? CARDS.refundFails : CARDS.succeeds;
  }

  async #change(visitor: Visitor, id: string): Promise<void> {
    const change = { travelDate: dayFromNow(30), travelDuration: 5 };
    await this.#asked(visitor.call('PUT', `/bookings/${id}`, change));
  }

  async #save(visitor: Visitor, id: string, transactionId: string): Promise<boolean> {
    const presses = [1, this.#at(0.3) ? 1 : 0].filter(Boolean);
    const replies = await Promise.all(
      presses.map(() => this.#asked(visitor.save(id, transactionId))),
    );
    if (!replies.some(({ status }) => status === 201)) return false;
    this.#saved.add(transactionId);
    return true;
  }

  /** The operator gives some of it back at the provider, by hand. */
  async #afterwards(clientSecret: string): Promise<void> {
    if (!this.#at(0.15)) return;
    const refund = { payment_intent: intentIdOf(clientSecret), amount: 10_000 };
    await this.#provider.stripe.refunds.create(refund).catch(() => undefined); // disputed, or a fault
  }

  /** A deletion whose answer is lost may have happened. */
  async #delete(visitor: Visitor, id: string): Promise<void> {
    this.#acknowledged.delete(id);
    const { status } = await this.#asked(visitor.call('DELETE', `/bookings/${id}`));
    if (status >= 400) this.#acknowledged.add(id);
  }

  async #asked<R extends { status: number; body: unknown }>(asked: Promise<R>): Promise<R> {
    const reply = await asked;
    this.answers[reply.status] = (this.answers[reply.status] ?? 0) + 1;
    const explained = reply.status < 500 || reply.status === 503;
    if (!explained) this.unexplained.push(`${reply.status} ${JSON.stringify(reply.body)}`);
    if (reply.status === 0) await this.#restarting?.catch(() => undefined);
    return reply;
  }
}

/** Runs it, lets the jobs finish what is left with a later clock, and checks. */
export async function runPaymentChaos(options: ChaosOptions): Promise<ChaosReport> {
  const provider = await openOutsideProvider();
  const run = new ChaosRun(options, provider, await freePort());
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

function numbersOf({ answers, kills, slowestRestartMs, unexplained }: ChaosRun) {
  return { answers, kills, slowestRestartMs, unexplained };
}

const HOUR_MS = 3_600_000;

/** The product in this process over the data that the killed one has left. No webhook comes. */
async function comeToRest(run: ChaosRun, provider: OutsideProvider) {
  const config = loadConfig({ SEED: 'none', ...run.env });
  const log = pino({ level: 'silent' });
  const db = await openDatabase(config.data, log);
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  const wayfarer = await createWayfarer({ config, clock, db, log, renderer: null });
  try {
    const leftOpen = (await checkInvariants(db, provider.stripe)).length;
    for (let round = 0; round < 4; round += 1) {
      ahead += 2 * HOUR_MS;
      for (const name of ['catch-up-card-events', 'settle-payments', 'carry-out-refunds']) {
        for (const job of wayfarer.jobs) if (job.name === name) await job.run();
      }
    }
    const acknowledged = run.acknowledged;
    const violations = await checkInvariants(db, provider.stripe, { acknowledged });
    const { rows } = await db.sql.query<{ transaction_id: string }>(
      'select transaction_id from payments',
    );
    const recorded = new Set(rows.map((row) => row.transaction_id));
    const lost = [...run.savedTransactions].filter((id) => !recorded.has(id));
    const count = async (table: string) =>
      (await db.sql.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ??
      0;
    return {
      leftOpen,
      violations: [...violations, ...lost.map((id) => `the acknowledged payment ${id} is lost`)],
      bookings: await count('bookings'),
      payments: recorded.size,
      refunds: await count('refunds'),
      disputes: await count('disputes'),
    };
  } finally {
    await wayfarer.close();
    await db.close();
  }
}
