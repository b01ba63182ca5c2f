/** The actions of simulated visitors, with their frequencies and requests. */
import type { Spot } from '@wayfarer/contract';
import { dayFromNow } from '../../server/src/test/payments/payments-caller.ts';
import { type Send, sendOn, read, Traveler } from './traveler.ts';
import type { HttpClient } from './http-client.ts';

const TRAVELERS = 120;
const BOOKINGS_AHEAD = 3;
const AT_ONCE = 6;
const PAGES = ['/', '/allTouristSpots', '/popularSpots', '/aboutus', '/login'];
const BROWSER = { 'accept-encoding': 'br, gzip', accept: 'text/html,*/*' };
const SCRIPT = { 'accept-encoding': 'br, gzip', accept: '*/*' };

/** An action of a visitor: one request or several in sequence. Returns true if all of them were served. */
export type Action = (send: Send) => Promise<boolean>;

export interface ActionSource {
  next(): { kind: string; action: Action };
}

/** Percentages of the actions: far more people browse than book. */
const SHARES = {
  page: 27,
  destination: 15,
  list: 10,
  search: 10,
  ownLists: 9,
  book: 9,
  change: 6,
  signIn: 4,
  pay: 5,
  cancel: 4,
  edit: 1,
};
type Kind = keyof typeof SHARES;

export class Workload implements ActionSource {
  readonly #random: () => number;
  readonly #travelers: readonly Traveler[];
  readonly #spots: readonly Spot[];
  readonly #words: readonly string[];
  readonly #publishableKey: string;
  #edits = 0;

  constructor(
    site: { travelers: readonly Traveler[]; spots: readonly Spot[]; publishableKey: string },
    random: () => number,
  ) {
    this.#travelers = site.travelers;
    this.#spots = site.spots;
    this.#publishableKey = site.publishableKey;
    this.#random = random;
    const words = site.spots.flatMap(({ spot, country }) => `${spot} ${country}`.split(/\W+/));
    this.#words = [...new Set(words)].filter((word) => word.length > 2);
  }

  next(): { kind: Kind; action: Action } {
    let at = this.#random() * 100;
    for (const [kind, share] of Object.entries(SHARES) as [Kind, number][]) {
      at -= share;
      if (at < 0) return { kind, action: this.#actions[kind] };
    }
    return { kind: 'page', action: this.#actions.page };
  }

  readonly #actions: Record<Kind, Action> = {
    page: (send) => this.#look(send, 'page', this.#one(PAGES), BROWSER),
    destination: (send) => {
      const path = `/allTouristSpots/touristSpot/${this.#one(this.#spots)._id}`;
      return this.#look(send, 'destination page', path, BROWSER);
    },
    list: (send) => this.#look(send, 'list', '/api/allSpots', SCRIPT),
    search: (send) => this.#look(send, 'search', this.#search(), SCRIPT),
    signIn: (send) => this.#one(this.#travelers).signIn(send, 'signInWithPassword'),
    ownLists: async (send) => {
      const path = this.#random() < 0.7 ? '/api/bookings' : '/api/payments';
      const call = this.#one(this.#travelers).call('GET', path);
      return (await send('own lists', 200, call)) !== undefined;
    },
    book: (send) => this.#one(this.#travelers).book(send, this.#one(this.#spots)),
    change: (send) =>
      this.#withBooking(send, async (traveler, id) => {
        const days = 1 + Math.floor(this.#random() * 20);
        const change = { travelDate: dayFromNow(30 + days), travelDuration: days };
        const response = await send(
          'change a booking',
          200,
          traveler.call('PUT', `/api/bookings/${id}`, change),
        );
        traveler.bookings.push(id);
        return response !== undefined;
      }),
    cancel: (send) =>
      this.#withBooking(send, async (traveler, id) => {
        const call = traveler.call('DELETE', `/api/bookings/${id}`);
        return (await send('delete a booking', 200, call)) !== undefined;
      }),
    pay: (send) =>
      this.#withBooking(send, (traveler, id) => traveler.pay(send, id, this.#publishableKey)),
    edit: (send) => {
      this.#edits += 1;
      return this.#one(this.#travelers).editSpot(send, `Quiet Bay ${this.#edits}`);
    },
  };

  async #look(
    send: Send,
    kind: string,
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<boolean> {
    return (await send(kind, 200, { method: 'GET', path, headers })) !== undefined;
  }

  /** One of many different search texts, so that most searches are new. */
  #search(): string {
    const text = `${this.#one(this.#words)} ${this.#one(this.#words)}`;
    const end = 3 + Math.floor(this.#random() * (text.length - 2));
    return `/api/allSpots?limit=20&search=${encodeURIComponent(text.slice(0, end).trim())}`;
  }

  /** Runs an action with a booking that no other action uses at the same time; makes a booking if there is none. */
  async #withBooking(
    send: Send,
    work: (traveler: Traveler, id: string) => Promise<boolean>,
  ): Promise<boolean> {
    const from = Math.floor(this.#random() * this.#travelers.length);
    for (let step = 0; step < this.#travelers.length; step += 1) {
      const traveler = this.#travelers[(from + step) % this.#travelers.length];
      const id = traveler?.bookings.shift();
      if (traveler && id !== undefined) return work(traveler, id);
    }
    return this.#actions.book(send);
  }

  #one<T>(all: readonly T[]): T {
    const one = all[Math.floor(this.#random() * all.length)];
    if (one === undefined) throw new Error('there is nothing to choose from');
    return one;
  }
}

/** Creates people with accounts, destinations and a few bookings in a product that has the demo content. */
export async function openWorkload(client: HttpClient, random: () => number): Promise<Workload> {
  const send = sendOn(client);
  const get = async <T>(path: string): Promise<T> => {
    const response = await client.send({ method: 'GET', path });
    return read<T>(response);
  };
  const spots = await get<Spot[]>('/api/allSpots');
  const { publishableKey } = await get<{ publishableKey: string }>('/api/payments/config');
  const travelers = Array.from({ length: TRAVELERS }, (_, index) => new Traveler(index));
  const waiting = [...travelers];
  const lane = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      await one.signIn(send, 'signUp');
      await one.editSpot(send, 'Quiet Bay');
      for (let n = 0; n < BOOKINGS_AHEAD; n += 1) {
        const spot = spots[Math.floor(random() * spots.length)];
        if (spot) await one.book(send, spot);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return new Workload({ travelers, spots, publishableKey }, random);
}
