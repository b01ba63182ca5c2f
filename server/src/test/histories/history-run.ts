/**
 * Random histories of bookings and their money against the whole product: whoever acts, in whatever order, once or
 * twice, while the provider fails, webhooks are lost and the process is killed. After each step everything that is
 * shown about the trip is compared with its rows, and at the end the ledger with the provider's.
 */
import type { ChargeMode } from '@wayfarer/contract';
import type { Database } from '../../db/database.ts';
import { openTestDatabase } from '../app.ts';
import { addSpot, type Answer } from '../payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../payments/payments-world.ts';
import { TestClock } from '../test-clock.ts';
import { AGENCY_STEPS } from './agency-steps.ts';
import { readBooks } from './books.ts';
import { checkDecision, type Fault } from './checks.ts';
import { Dice } from './dice.ts';
import { FAULTS, isOurs, MortalProcess } from './failures.ts';
import { stands, type History, type HistoryTrip, type Planned, type Step } from './history.ts';
import { lookAtToday, lookEverywhere, observe } from './observe.ts';
import { enterAll, gatherPeople } from './people.ts';
import { PROVIDER_STEPS } from './provider-steps.ts';
import { SYSTEM_STEPS } from './system-steps.ts';
import { bookTrip, TRAVELER_STEPS } from './traveler-steps.ts';

const STEPS: readonly Step[] = [
  ...TRAVELER_STEPS,
  ...AGENCY_STEPS,
  ...PROVIDER_STEPS,
  ...SYSTEM_STEPS,
];

const TRIPS_AT_ONCE = 8;
/** After so many steps a trip has seen enough. */
const LONG = 80;

export interface HistoryOptions {
  seed: number;
  steps: number;
  /** After so long it ends, however many steps that were. */
  seconds?: number;
  charge: ChargeMode;
  currency: string;
}

export interface HistoryReport {
  violations: string[];
  steps: number;
  trips: number;
  kills: number;
  /** Answers by status. */
  answers: Record<string, number>;
  /** How often each kind of step was done. */
  done: Record<string, number>;
}

export class HistoryRun {
  readonly #options: HistoryOptions;
  readonly #dice: Dice;
  readonly report: HistoryReport;
  #process = new MortalProcess();
  readonly #clock = new TestClock();
  readonly #all: HistoryTrip[] = [];
  #db: Database | null = null;
  #history: History | null = null;

  constructor(options: HistoryOptions) {
    this.#options = options;
    this.#dice = new Dice(options.seed);
    this.report = { violations: [], steps: 0, trips: 0, kills: 0, answers: {}, done: {} };
  }

  get history(): History {
    if (this.#history === null) throw new Error('the history has not begun');
    return this.#history;
  }

  /** Until there is a violation, or there were enough steps. */
  async run(): Promise<HistoryReport> {
    await this.#begin();
    const { seconds = Infinity, steps } = this.#options;
    const until = performance.now() + seconds * 1000;
    const { report } = this;
    while (report.steps < steps && report.violations.length === 0 && performance.now() < until) {
      await this.#step();
    }
    return this.report;
  }

  /** Nothing is in flight any more; then every trip that still stands is canceled, for nothing and in full. */
  async comeToRest(): Promise<void> {
    const { people, trips, world } = this.history;
    for (let round = 0; round < 4; round += 1) {
      await world.comeToRest();
      world.advanceMinutes(40);
    }
    for (const trip of trips) {
      await this.#observe(trip);
      for (const refund of ['none', 'full'] as const) {
        if (!stands(trip.books)) break;
        const path = `/api/operator/bookings/${trip.id}`;
        const body = { revision: trip.books.revision, refund, reasonCode: 'weather', message: '' };
        const { caller } = people.owner;
        const answer = await caller.call('POST', `${path}/cancellation`, body);
        trip.trace.push(`in the end canceled with ${refund}: ${answer.status}`);
        if (answer.status !== 201) this.#blame(trip, [JSON.stringify(answer.body)]);
        if (refund === 'none')
          await caller.call('POST', `${path}/reinstatement`, { reason: 'No.' });
        await this.#observe(trip);
      }
    }
    await world.comeToRest();
    for (const trip of trips) await this.#observe(trip);
  }

  async close(): Promise<void> {
    await this.#history?.world.close();
    await this.#db?.close();
  }

  async #begin(): Promise<void> {
    const { charge, currency } = this.#options;
    const world = await this.#open();
    this.#history = {
      world,
      charge,
      currency,
      dice: this.#dice,
      cost: 12_000,
      people: await gatherPeople(world),
      spots: await bookableSpots(world, currency, 12_000),
      trips: [],
    };
    for (let n = 0; n < TRIPS_AT_ONCE; n += 1) await this.#book();
  }

  async #open(): Promise<PaymentsWorld> {
    const { charge, currency } = this.#options;
    this.#db ??= await openTestDatabase();
    const mortal = this.#process;
    const around = mortal.around.bind(mortal);
    return openPaymentsWorld({
      charge,
      currency,
      clock: this.#clock,
      db: mortal.reach(this.#db),
      around,
    });
  }

  async #book(): Promise<void> {
    const { history } = this;
    const trip = await bookTrip(history);
    history.trips.push(trip);
    this.#all.push(trip);
    this.report.trips += 1;
    await this.#observe(trip);
  }

  async #step(): Promise<void> {
    const { dice, trips, world } = this.history;
    const trip = dice.oneOf(trips);
    // steps about other trips, such as a webhook's, may have changed it
    trip.books = await readBooks(world.db, trip.id);
    const step = dice.weighted(STEPS);
    const planned = step.plan(this.history, trip);
    if (planned === null) return;
    this.report.steps += 1;
    this.report.done[step.name] = (this.report.done[step.name] ?? 0) + 1;
    world.test.clock.advance(dice.between(1, 20_000));
    const isFaulty = dice.chance(0.06);
    if (isFaulty) world.faults.inject({ fault: dice.oneOf(FAULTS), match: isOurs });
    if (dice.chance(0.01)) this.#process.dieAt(dice.oneOf(['before', 'after']));
    const twice = dice.chance(0.08);
    const beside = dice.chance(0.06) ? dice.weighted(STEPS).plan(this.history, trip) : null;
    const acts = [planned, ...(twice ? [planned] : []), ...(beside ? [beside] : [])];
    trip.trace.push(acts.map(({ says }) => says).join(' || ') + (isFaulty ? ' (fault)' : ''));
    const before = JSON.stringify(trip.books);
    const answers = await this.#act(acts, trip);
    const isQuiet = !isFaulty && acts.length === 1 && !this.#process.isDead;
    if (this.#process.isDead) await this.#restart();
    await this.#observe(trip);
    if (isQuiet) this.#judge(trip, planned, answers[0], before);
    this.#process.survive();
    if (isFaulty) this.history.world.faults.clear();
    const { steps } = this.report;
    if (steps % 10 === 0) this.#blame(trip, await lookEverywhere(this.history, trip));
    if (steps % 100 === 0) this.#blame(trip, await lookAtToday(this.history));
    await this.#replace(trip);
  }

  async #act(acts: readonly Planned[], trip: HistoryTrip): Promise<(Answer | void)[]> {
    const answers: (Answer | void)[] = [];
    const mortal = this.#process;
    const all = acts.map(async ({ act }, index) => {
      const answer = await act();
      answers[index] = answer;
      if (!answer || mortal.isDead) return;
      this.report.answers[answer.status] = (this.report.answers[answer.status] ?? 0) + 1;
      const { code = '' } = answer.body as { code?: string };
      trip.trace.push(`  ${answer.status} ${code}`);
      if (answer.status >= 500 && answer.status !== 503)
        this.#blame(trip, [`answered ${answer.status}`]);
      if (code === 'money_unclear') this.#blame(trip, ['the books contradict each other']);
    });
    const done = Promise.all(all).catch((error: unknown) => {
      if (!mortal.isDead) throw error;
    });
    await Promise.race([done, mortal.death]);
    return answers;
  }

  /** Of a step that was taken alone, and of which nothing failed. */
  #judge(trip: HistoryTrip, planned: Planned, answer: Answer | void, before: string): void {
    const wrong = answer && planned.wrong?.(answer);
    if (wrong) this.#blame(trip, [wrong]);
    const changed = JSON.stringify(trip.books) !== before;
    if (planned.isForbidden && changed)
      this.#blame(trip, ['it changed, although that was forbidden']);
    const { books } = trip;
    const canceled =
      answer?.status === 201 && books?.cancellation && before.includes('"cancellation":null');
    if (canceled && books.cancellation) this.#blame(trip, checkDecision(books, books.cancellation));
  }

  async #restart(): Promise<void> {
    const { history } = this;
    this.report.kills += 1;
    this.#process = new MortalProcess();
    void history.world.close().catch(() => undefined);
    const world = await this.#open();
    this.#history = { ...history, world, people: enterAll(history.people, world) };
    for (const trip of history.trips) {
      const { travelers } = this.history.people;
      trip.owner = travelers.find(({ name }) => name === trip.owner.name) ?? trip.owner;
      trip.trace.push('the process was killed');
    }
    // what the dead process had begun may be begun again
    world.test.clock.advance(5 * 60_000);
  }

  async #replace(trip: HistoryTrip): Promise<void> {
    const { books } = trip;
    const isOver = books === null || books.removed;
    const isSettled =
      books?.cancellation && books.cancellation.card + books.cancellation.counter > 0;
    const ends = this.#dice.chance(isSettled ? 0.15 : 0.004);
    if (!isOver && trip.trace.length < LONG && !ends) return;
    this.history.trips.splice(this.history.trips.indexOf(trip), 1);
    await this.#book();
  }

  async #observe(trip: HistoryTrip): Promise<void> {
    this.#blame(trip, await observe(this.history, trip));
  }

  /** What happened to the booking that a violation names, or whose payment or refund it names. */
  explain(violation: string): string {
    const trip = this.#all.find((one) => {
      const ids = JSON.stringify([one.id, one.books]).match(/[\w-]{20,}/g) ?? [];
      return ids.some((id) => violation.includes(id));
    });
    const how = trip?.trace.join('\n    ') ?? 'nothing is known of it';
    const { seed } = this.#options;
    return `seed ${seed}, at rest: ${violation}\n    ${how}\n    ${JSON.stringify(trip?.books)}`;
  }

  #blame(trip: HistoryTrip, faults: readonly Fault[]): void {
    if (faults.length === 0) return;
    const { seed } = this.#options;
    const where = `seed ${seed}, step ${this.report.steps}, booking ${trip.id}`;
    const how = trip.trace.slice(-30).join('\n    ');
    this.report.violations.push(
      `${where}: ${faults.join('; ')}\n    ${how}\n    ${JSON.stringify(trip.books)}`,
    );
  }
}

/** Under three kinds of terms. */
async function bookableSpots(world: PaymentsWorld, currency: string, cost: number) {
  const windows = JSON.stringify([
    { hoursBefore: 240, refundPercent: 100 },
    { hoursBefore: 48, refundPercent: 50 },
  ]);
  for (const basis of ['paid', 'total'])
    await world.db.sql.query(
      `insert into cancellation_policies (id, name, family, version, windows, basis, cooling_off_hours,
         cooling_off_not_within_hours, is_default, created_at)
       values ($1, $1, $1, 1, $2::jsonb, $3, 0, 168, false, now())`,
      [`half-of-${basis}`, windows, basis],
    );
  const terms = [null, 'half-of-paid', 'half-of-total'];
  return Promise.all(
    terms.map(async (policyId) =>
      Object.assign(await addSpot(world.db, { cost, currency }), { policyId }),
    ),
  );
}
