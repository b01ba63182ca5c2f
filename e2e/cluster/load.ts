/** Simulates visitors who browse, and travelers who book, pay and cancel, until the end of the run. */
import { setTimeout as wait } from 'node:timers/promises';
import type { OwnSpot } from '@wayfarer/contract';
import type { ChaosProvider } from '../../server/src/test/chaos/chaos-provider.ts';
import { cancelTrip } from '../../server/src/test/chaos/chaos-cancellations.ts';
import { CARDS, intentIdOf } from '../../server/src/test/payments/payments-caller.ts';
import {
  addOwnSpot,
  visit,
  type Reply,
  type Visitor,
} from '../../server/src/test/process/visitor.ts';
import type { Ledger } from './ledger.ts';

const TRAVELERS = 5;
const VISITORS = 2;
const BETWEEN_MS = 60;
/** Milliseconds before a rejected visitor tries again. */
const AGAIN_MS = 300;
const TRIES = 4;
const PAGES = ['/', '/allTouristSpots', '/api/allSpots', '/api/allSpots?limit=20&search=bay'];
const ASSET = /\/assets\/[\w.-]+\.(?:js|css)/g;
const PATIENCE_MS = 30_000;

export interface LoadOptions {
  origin: string;
  provider: Pick<ChaosProvider, 'confirm' | 'deliverDue'>;
  ledger: Ledger;
  random: () => number;
}

export class Load {
  readonly #options: LoadOptions;
  readonly #running: Promise<void>[];
  #isOver = false;

  private constructor(options: LoadOptions, travelers: { visitor: Visitor; spot: OwnSpot }[]) {
    this.#options = options;
    this.#running = [
      ...travelers.map(({ visitor, spot }) => this.#repeat(() => this.#trip(visitor, spot))),
      ...Array.from({ length: VISITORS }, () => this.#repeat(() => this.#look())),
      this.#repeat(async () => void (await options.provider.deliverDue())),
    ];
  }

  static async begin(options: LoadOptions): Promise<Load> {
    const travelers = [];
    for (let n = 0; n < TRAVELERS; n += 1) {
      const visitor = await visit(options.origin, `traveler-${n}@example.com`);
      travelers.push({ visitor, spot: await addOwnSpot(visitor, 50_000, 'usd') });
    }
    return new Load(options, travelers);
  }

  /** Stops the load. Trips that have begun are completed first. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #repeat(work: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      await work();
      await wait(BETWEEN_MS);
    }
  }

  async #look(): Promise<void> {
    const path = pick(PAGES, this.#options.random);
    // If the last process with the page's version has ended in the meantime, the visitor reloads the page.
    if ((await this.#open(path, [404])) === 404) await this.#open(path);
  }

  /**
   * Loads a page, then one of its scripts or styles, which may come from another process and version. Returns the last
   * status.
   */
  async #open(path: string, alsoExplained: readonly number[] = []): Promise<number> {
    const { status, text } = await this.#read(path);
    const files = text.match(ASSET);
    if (!files) return status;
    return (await this.#read(pick(files, this.#options.random), alsoExplained)).status;
  }

  async #read(path: string, alsoExplained: readonly number[] = []) {
    const { ledger, origin } = this.#options;
    const options = { signal: AbortSignal.timeout(PATIENCE_MS) };
    const { status, text } = await fetch(`${origin}${path}`, options)
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      // there was no connection, or it broke off
      .catch(() => ({ status: 0, text: '' }));
    ledger.tell('read', status === 200, `${path.replace(ASSET, 'a file')} ${status}`);
    if (!alsoExplained.includes(status)) this.#explain(path, { status, body: null });
    if (status !== 200) await wait(AGAIN_MS);
    return { status, text };
  }

  /** Books, pays in most cases, and sometimes cancels afterward. */
  async #trip(visitor: Visitor, spot: OwnSpot): Promise<void> {
    const { ledger, random } = this.#options;
    const booked = await this.#written('book', visitor.book(spot));
    if (booked.status !== 201) return wait(AGAIN_MS);
    const id = booked.body._id;
    ledger.bookings.add(id);
    if (random() < 0.6) await this.#pay(visitor, id);
    const asked = <R extends Reply<unknown>>(call: Promise<R>) => this.#written('cancel', call);
    if (random() > 0.2) return;
    if (await cancelTrip({ asked, random, visitor, operator: null }, id)) ledger.canceled.add(id);
  }

  async #pay(visitor: Visitor, id: string): Promise<void> {
    const { ledger, provider, random } = this.#options;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const opened = await this.#written('open', visitor.open(id));
      if (opened.status === 200) {
        const { clientSecret } = opened.body;
        const confirm = () => provider.confirm(clientSecret, CARDS.succeeds).catch(() => null);
        // Some people press twice, so both calls may reach the provider.
        await Promise.all(random() < 0.2 ? [confirm(), confirm()] : [confirm()]);
        const transaction = intentIdOf(clientSecret);
        const saved = await this.#written('save', visitor.save(id, transaction));
        if (saved.status === 201) return void ledger.payments.set(transaction, id);
      }
      await wait(AGAIN_MS);
    }
  }

  async #written<R extends Reply<unknown>>(what: string, call: Promise<R>): Promise<R> {
    const reply = await call;
    // A rejection by one of the product's rules is a valid response, too.
    const isAnswered = reply.status > 0 && reply.status < 500;
    this.#options.ledger.tell('write', isAnswered, `${what} ${reply.status}`);
    this.#explain(what, reply);
    return reply;
  }

  /**
   * Records responses that no fault explains, which are all except a missing response, a conflict, and a busy or
   * unavailable server.
   */
  #explain(what: string, { status, body }: Reply<unknown>): void {
    const explained = status < 400 || [409, 422, 502, 503, 504].includes(status);
    if (!explained) {
      this.#options.ledger.unexplained.push(`${what}: ${status} ${JSON.stringify(body)}`);
    }
  }
}

function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? '';
}
