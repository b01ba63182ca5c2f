import { setTimeout as pause } from 'node:timers/promises';
import type { OwnSpot, Payment } from '@wayfarer/contract';
import { actOn, limitPlaces, planPayments, refund, turnPapersOn } from './chaos-agency.ts';
import { cancelTrip, type Canceling } from './chaos-cancellations.ts';
import { ChaosAnswers } from './chaos-answers.ts';
import { payBalance } from './chaos-balance.ts';
import { chooseCard, injectFaults } from './chaos-faults.ts';
import type { ChaosOptions } from './chaos-options.ts';
import { ChaosProduct } from './chaos-product.ts';
import type { ChaosProvider } from './chaos-provider.ts';
import { CARDS, dayFromNow, intentIdOf } from '../payments/payments-caller.ts';
import { strikesOf, type Strike } from './chaos-strikes.ts';
import { randomFrom } from './random.ts';
import { addOwnSpot, visit, visitAsAdministrator, type Visitor } from '../process/visitor.ts';

const TRAVELERS = 4;
/** The number of places per day at the destinations of every second traveler. */
const PLACES = 10;
const OPERATOR = 'operator@example.com';
/** The number of trips at the end whose charge neither a browser nor a webhook reports. */
const LAST = 4;

export class ChaosRun {
  readonly #options: ChaosOptions;
  readonly #random: () => number;
  readonly #provider: ChaosProvider;
  readonly #travellers: { visitor: Visitor; spot: OwnSpot }[] = [];
  readonly #acknowledged = new Set<string>();
  readonly #canceled = new Set<string>();
  /** Bookings by transaction. */
  readonly #saved = new Map<string, string>();
  readonly #strikes: Strike[];
  readonly product: ChaosProduct;
  readonly heard = new ChaosAnswers();
  #operator: Visitor | null = null;
  #started = 0;

  constructor(options: ChaosOptions, provider: ChaosProvider, port: number) {
    this.#options = options;
    this.#random = randomFrom(options.seed);
    this.#provider = provider;
    this.#strikes = strikesOf(options);
    this.product = new ChaosProduct({
      port,
      env: this.env,
      random: this.#random,
      acknowledged: this.#acknowledged,
      onRestored: (bookings) => this.#forgetAllBut(bookings),
    });
  }

  get env(): Record<string, string> {
    return { ...this.#options.database, ...this.#provider.env, ADMIN_EMAILS: OPERATOR };
  }

  get acknowledged(): string[] {
    return [...this.#acknowledged];
  }

  get canceled(): string[] {
    return [...this.#canceled];
  }

  get saved(): ReadonlyMap<string, string> {
    return this.#saved;
  }

  get restores(): number {
    return this.product.restores;
  }

  async run(): Promise<void> {
    const origin = await this.product.ready();
    this.#provider.sendWebhooksTo({ origin, copies: () => this.#copies() });
    for (let n = 0; n < TRAVELERS; n += 1) {
      const visitor = await visit(origin, `chaos-${n}@example.com`);
      this.#travellers.push({ visitor, spot: await addOwnSpot(visitor, 50_000, 'usd') });
    }
    this.#operator = await visitAsAdministrator(origin, OPERATOR);
    const limited = this.#travellers.filter((_, n) => n % 2 === 1).map(({ spot }) => spot);
    await limitPlaces(this.#operator, limited, PLACES);
    const planned = this.#travellers.slice(TRAVELERS / 2).map(({ spot }) => spot);
    await planPayments(this.#operator, planned);
    // after a restore, no documents are issued until a person confirms the next numbers
    if (!this.#options.restores) await turnPapersOn(this.#operator);
    const webhooks = new AbortController();
    const delivering = this.#deliver(webhooks.signal);
    await Promise.all(this.#travellers.map((traveler) => this.#travel(traveler)));
    webhooks.abort();
    await delivering;
    await this.product.recovered();
    for (const strike of this.#strikes.splice(0)) await this.product.strike(strike);
    await this.product.kill();
  }

  #at(chance: number): boolean {
    return this.#random() < chance;
  }

  /** The number of times that a webhook arrives: 2, 1 or 0. Towards the end, none arrives. */
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

  /** Makes one trip after the other until there are enough; a kill may strike during any of them. */
  async #travel({ visitor, spot }: { visitor: Visitor; spot: OwnSpot }): Promise<void> {
    const { trips, onProgress } = this.#options;
    while (this.#started < trips) {
      this.#started += 1;
      if (this.#started % 50 === 0)
        onProgress?.(`${this.#started} trips, ${this.product.kills} kills`);
      const [next] = this.#strikes;
      if (next && this.#started >= next.at && !this.product.isStruck) {
        this.#strikes.shift();
        this.product.beginStrike(next);
      }
      const last = this.#started > trips - LAST;
      if (!last) injectFaults(this.#provider.faults, this.#random);
      await this.#trip(visitor, spot, last);
    }
  }

  /** Forgets everything that was acknowledged since the backup, except payments for bookings that still exist. */
  #forgetAllBut(bookings: readonly string[]): void {
    this.#acknowledged.clear();
    this.#canceled.clear();
    for (const id of bookings) this.#acknowledged.add(id);
  }

  /** A booking up to its payment, with closed tabs, declined cards, double clicks and changes of mind. */
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
      const card = last ? CARDS.succeeds : chooseCard(this.#random);
      await Promise.all([
        this.#provider.confirm(clientSecret, card),
        this.#at(0.2) ? this.#provider.confirm(clientSecret, card).catch(() => null) : null,
        this.#at(0.2) ? this.#change(visitor, id) : null,
        !last && this.#at(0.1) ? this.#cancel(visitor, id) : null,
      ]).catch(() => undefined);
      if (last || this.#at(0.25)) return; // the browser never comes back
      const saved = await this.#save(visitor, id, intentIdOf(clientSecret));
      if (saved !== null) {
        // A trip that was refunded in full is paid again.
        if (await this.#afterwards(saved)) continue;
        if (this.#at(0.7)) {
          const paying = { ...this.#acting, provider: this.#provider, visitor };
          for (const intent of await payBalance(paying, id)) await this.#save(visitor, id, intent);
        }
        if (this.#at(0.35)) await this.#cancel(visitor, id);
        return;
      }
    }
    if (this.#at(0.3)) return this.#delete(visitor, id);
    if (this.#at(0.3)) await this.#cancel(visitor, id);
  }

  async #cancel(visitor: Visitor, id: string): Promise<void> {
    if (await cancelTrip({ ...this.#acting, visitor }, id)) this.#canceled.add(id);
  }

  async #change(visitor: Visitor, id: string): Promise<void> {
    const change = { travelDate: dayFromNow(30), travelDuration: 5 };
    await this.#asked(visitor.call('PUT', `/bookings/${id}`, change));
  }

  async #save(visitor: Visitor, id: string, transactionId: string): Promise<Payment | null> {
    const presses = [1, this.#at(0.3) ? 1 : 0].filter(Boolean);
    const replies = await Promise.all(
      presses.map(() => this.#asked(visitor.save(id, transactionId))),
    );
    const saved = replies.find(({ status }) => status === 201);
    if (!saved) return null;
    this.#saved.set(transactionId, id);
    return saved.body;
  }

  /** The agency refunds something at the provider or in the product. Returns true if the full amount was requested. */
  async #afterwards(payment: Payment): Promise<boolean> {
    if (this.#at(0.1)) await this.#provider.giveBack(payment.transactionId, 10_000);
    const operator = this.#operator;
    if (!operator) return false;
    const acting = { ...this.#acting, operator };
    if (this.#at(0.35)) await actOn(acting, payment.bookingId);
    return this.#at(0.35) && (await refund(acting, payment));
  }

  /** Deletes a booking. If the answer is lost, the deletion may have happened. */
  async #delete(visitor: Visitor, id: string): Promise<void> {
    const known = this.#acknowledged.delete(id); // a restore may have forgotten it
    const { status } = await this.#asked(visitor.call('DELETE', `/bookings/${id}`));
    if (known && status >= 400) this.#acknowledged.add(id);
  }

  get #acting() {
    const asked: Canceling['asked'] = (call) => this.#asked(call);
    return { asked, operator: this.#operator, random: this.#random };
  }

  async #asked<R extends { status: number; body: unknown }>(asked: Promise<R>): Promise<R> {
    const reply = await asked;
    this.heard.note(reply, this.product.output());
    if (reply.status === 0) await this.product.recovered().catch(() => undefined);
    return reply;
  }
}
