/**
 * Random histories of bookings and their money with the whole product: anyone acts, in any order, once or twice, while
 * the provider fails, webhooks are lost and the process is killed. After each step, everything that is shown about the
 * trip is compared with its rows, and at the end the ledger with the provider's.
 */
import type { Database } from '../../db/database.ts';
import { backfillEvents } from '../../features/payments/index.ts';
import { openTestDatabase } from '../app.ts';
import type { Answer } from '../payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../payments/payments-world.ts';
import { set } from '../payments/planned-trip.ts';
import { TestClock } from '../test-clock.ts';
import { bookTrip } from './book-trip.ts';
import type { Fault } from './judging/checks.ts';
import { cancelAtLast, comeToRest } from './come-to-rest.ts';
import { Dice } from './dice.ts';
import { FAULTS, isOurs, isUnavailable, MortalProcess, patiently } from './failures.ts';
import type { History, HistoryTrip, Planned } from './history.ts';
import { judge } from './judging/judge.ts';
import { lookAtToday, lookEverywhere, momentOf, observe } from './observe.ts';
import { enterAll, gatherPeople } from './people.ts';
import { planBeside, planStep } from './plan-step.ts';
import type { HistoryOptions, HistoryReport } from './report.ts';
import { bookableSpots } from './spots.ts';
import { turnPapersOn } from './steps/paper-steps.ts';
import { UNLUCKY } from './steps/departure-steps.ts';

const TRANSFERS = { holder: 'Harbor Journeys', iban: 'DE89370400440532013000', days: 7 };

const TRIPS_AT_ONCE = 8;
/** The number of steps after which a trip is replaced. */
const LONG = 80;

/** The answer if the card provider or a busy database couldn't be reached; a job continues later. */
const AWAY: Answer = { status: 503, body: { code: 'away' }, headers: {} };

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

  async run(): Promise<HistoryReport> {
    await this.#begin();
    const { seconds = Infinity, signal, steps } = this.#options;
    const until = performance.now() + seconds * 1000;
    const { report } = this;
    const goesOn = () =>
      report.steps < steps &&
      report.violations.length === 0 &&
      performance.now() < until &&
      !signal?.aborted;
    while (goesOn()) await this.#step();
    return this.report;
  }

  /** Finishes all work in progress. Then cancels every remaining trip, first without a refund and then in full. */
  async comeToRest(): Promise<void> {
    const { history } = this;
    this.report.violations.push(...(await comeToRest(history)));
    for (const trip of history.trips) {
      await this.#observe(trip);
      this.#blame(trip, await cancelAtLast(history, trip, () => this.#observe(trip)));
    }
    this.report.violations.push(...(await comeToRest(history)));
    for (const trip of history.trips) await this.#observe(trip);
  }

  async close(): Promise<void> {
    await this.#history?.world.close();
    await this.#db?.close();
  }

  async #begin(): Promise<void> {
    const { charge, currency } = this.#options;
    const world = await this.#open();
    const people = await gatherPeople(world);
    await set(people.owner.caller, 'money.transfer', TRANSFERS);
    this.#history = {
      world,
      charge,
      currency,
      dice: this.#dice,
      people,
      spots: await bookableSpots(world, currency),
      trips: [],
    };
    await turnPapersOn(this.#history);
    await world.db.sql.transaction((tx) => tx.exec(UNLUCKY));
    // Records the event up to which events were read, as the job does right after the start.
    await backfillEvents(world.context);
    for (let n = 0; n < TRIPS_AT_ONCE; n += 1) await this.#book();
  }

  async #open(): Promise<PaymentsWorld> {
    const { charge, currency } = this.#options;
    this.#db ??= await openTestDatabase();
    const mortal = this.#process;
    const around = mortal.around.bind(mortal);
    const db = mortal.reach(this.#db);
    return patiently(() => openPaymentsWorld({ charge, currency, clock: this.#clock, db, around }));
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
    const next = await planStep(this.history, trip);
    if (next === null) return;
    const { name, planned } = next;
    this.report.steps += 1;
    this.report.done[name] = (this.report.done[name] ?? 0) + 1;
    world.test.clock.advance(dice.between(1, 20_000));
    const isFaulty = dice.chance(0.06);
    if (isFaulty) world.faults.inject({ fault: dice.oneOf(FAULTS), match: isOurs });
    if (dice.chance(0.01)) this.#process.dieAt(dice.oneOf(['before', 'after']));
    const twice = dice.chance(0.08);
    const beside = dice.chance(0.06) ? planBeside(this.history, trip) : null;
    const acts = [planned, ...(twice ? [planned] : []), ...(beside ? [beside] : [])];
    trip.trace.push(acts.map(({ says }) => says).join(' || ') + (isFaulty ? ' (fault)' : ''));
    const before = planned.giver
      ? await patiently(() => momentOf(this.history, trip, trip.books))
      : { books: trip.books, refund: null };
    const answers = await this.#act(acts, trip);
    const isQuiet =
      !isFaulty && acts.length === 1 && !this.#process.isDead && answers[0]?.status !== 503;
    if (this.#process.isDead) await this.#restart();
    await this.#observe(trip);
    if (isQuiet)
      this.#blame(trip, await judge(this.history, trip, { answer: answers[0], before, planned }));
    this.#process.survive();
    if (isFaulty) this.history.world.faults.clear();
    const { steps } = this.report;
    if (steps % 10 === 0)
      this.#blame(trip, await patiently(() => lookEverywhere(this.history, trip)));
    if (steps % 100 === 0) this.#blame(trip, await patiently(() => lookAtToday(this.history)));
    await this.#replace(trip);
  }

  async #act(acts: readonly Planned[], trip: HistoryTrip): Promise<(Answer | void)[]> {
    const answers: (Answer | void)[] = [];
    const mortal = this.#process;
    const all = acts.map(async ({ act }, index) => {
      const answer = await act().catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
        return AWAY;
      });
      answers[index] = answer;
      if (!answer || mortal.isDead) return;
      const { code = '' } = answer.body as { code?: string };
      const said = `${answer.status} ${code}`.trim();
      this.report.answers[said] = (this.report.answers[said] ?? 0) + 1;
      trip.trace.push(`  ${said}`);
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

  async #restart(): Promise<void> {
    const { history } = this;
    this.report.kills += 1;
    this.#process = new MortalProcess();
    void history.world.close().catch(() => undefined);
    const world = await this.#open();
    this.#history = { ...history, world, people: enterAll(history.people, world) };
    for (const trip of history.trips) {
      trip.owner = { ...trip.owner, caller: world.enterAs(trip.owner.caller) };
      trip.trace.push('the process was killed');
    }
    // After this time, other processes may take over the work of the dead process.
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
    this.#blame(trip, await patiently(() => observe(this.history, trip)));
  }

  /** The history of the booking that a violation names, directly or through its payment or refund. */
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
