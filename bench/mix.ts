/** What visitors of the site do, how often, and with which requests. */
import type { Spot } from '@wayfarer/contract';
import { CARDS, dayFromNow, intentIdOf } from '../server/src/test/payments/payments-caller.ts';
import { type Ask, askOn, read, Traveller } from './traveller.ts';
import type { Answered, Wire } from './wire.ts';

const TRAVELLERS = 120;
const BOOKINGS_AHEAD = 3;
const AT_ONCE = 6;
const PAGES = ['/', '/allTouristSpots', '/popularSpots', '/aboutus', '/login'];
const BROWSER = { 'accept-encoding': 'br, gzip', accept: 'text/html,*/*' };
const SCRIPT = { 'accept-encoding': 'br, gzip', accept: '*/*' };

/** One thing that a visitor does: one request or a few in turn. True when all of them were served. */
export type Action = (ask: Ask) => Promise<boolean>;

/** Shares of a hundred actions: far more people look than book. */
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

export class Mix {
  readonly #random: () => number;
  readonly #travellers: readonly Traveller[];
  readonly #spots: readonly Spot[];
  readonly #words: readonly string[];
  readonly #publishableKey: string;
  #edits = 0;

  constructor(
    site: { travellers: readonly Traveller[]; spots: readonly Spot[]; publishableKey: string },
    random: () => number,
  ) {
    this.#travellers = site.travellers;
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
    page: (ask) => this.#look(ask, 'page', this.#one(PAGES), BROWSER),
    destination: (ask) => {
      const path = `/allTouristSpots/touristSpot/${this.#one(this.#spots)._id}`;
      return this.#look(ask, 'destination page', path, BROWSER);
    },
    list: (ask) => this.#look(ask, 'list', '/api/allSpots', SCRIPT),
    search: (ask) => this.#look(ask, 'search', this.#search(), SCRIPT),
    signIn: (ask) => this.#one(this.#travellers).signIn(ask, 'signInWithPassword'),
    ownLists: async (ask) => {
      const path = this.#random() < 0.7 ? '/api/bookings' : '/api/payments';
      const call = this.#one(this.#travellers).call('GET', path);
      return (await ask('own lists', 200, call)) !== undefined;
    },
    book: (ask) => this.#one(this.#travellers).book(ask, this.#one(this.#spots)),
    change: (ask) =>
      this.#withBooking(ask, async (traveller, id) => {
        const days = 1 + Math.floor(this.#random() * 20);
        const change = { travelDate: dayFromNow(30 + days), travelDuration: days };
        const answered = await ask(
          'change a booking',
          200,
          traveller.call('PUT', `/api/bookings/${id}`, change),
        );
        traveller.bookings.push(id);
        return answered !== undefined;
      }),
    cancel: (ask) =>
      this.#withBooking(ask, async (traveller, id) => {
        const call = traveller.call('DELETE', `/api/bookings/${id}`);
        return (await ask('delete a booking', 200, call)) !== undefined;
      }),
    pay: (ask) => this.#withBooking(ask, (traveller, id) => this.#pay(ask, traveller, id)),
    edit: (ask) => {
      this.#edits += 1;
      return this.#one(this.#travellers).editSpot(ask, `Quiet Bay ${this.#edits}`);
    },
  };

  async #look(
    ask: Ask,
    kind: string,
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<boolean> {
    return (await ask(kind, 200, { method: 'GET', path, headers })) !== undefined;
  }

  /** Many different ones: most are asked for the first time. */
  #search(): string {
    const text = `${this.#one(this.#words)} ${this.#one(this.#words)}`;
    const end = 3 + Math.floor(this.#random() * (text.length - 2));
    return `/api/allSpots?limit=20&search=${encodeURIComponent(text.slice(0, end).trim())}`;
  }

  /** Nobody else touches the booking meanwhile. */
  async #withBooking(
    ask: Ask,
    work: (traveller: Traveller, id: string) => Promise<boolean>,
  ): Promise<boolean> {
    const from = Math.floor(this.#random() * this.#travellers.length);
    for (let step = 0; step < this.#travellers.length; step += 1) {
      const traveller = this.#travellers[(from + step) % this.#travellers.length];
      const id = traveller?.bookings.shift();
      if (traveller && id !== undefined) return work(traveller, id);
    }
    return this.#actions.book(ask);
  }

  async #pay(ask: Ask, traveller: Traveller, bookingId: string): Promise<boolean> {
    const open = traveller.call('POST', '/api/payments/create-payment-intent', { bookingId });
    const opened = await ask('open a payment', 200, open);
    if (!opened) return false;
    const { clientSecret } = read<{ clientSecret: string }>(opened);
    const method = await this.#askProvider(ask, 'payment_methods', {
      type: 'card',
      'card[number]': CARDS.succeeds,
      'card[exp_month]': '12',
      'card[exp_year]': '2034',
      'card[cvc]': '123',
    });
    if (!method) return false;
    const transactionId = intentIdOf(clientSecret);
    const charged = await this.#askProvider(ask, `payment_intents/${transactionId}/confirm`, {
      client_secret: clientSecret,
      payment_method: read<{ id: string }>(method).id,
    });
    if (!charged) return false;
    const record = { bookingId, tripTitle: 'A trip', transactionId };
    const save = traveller.call('POST', '/api/payments', record);
    return (await ask('record a payment', 201, save)) !== undefined;
  }

  #askProvider(
    ask: Ask,
    path: string,
    fields: Record<string, string>,
  ): Promise<Answered | undefined> {
    const body = new URLSearchParams({ key: this.#publishableKey, ...fields }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const call = { method: 'POST', path: `/card-sandbox/v1/${path}`, headers, body };
    return ask('card field', 200, call);
  }

  #one<T>(all: readonly T[]): T {
    const one = all[Math.floor(this.#random() * all.length)];
    if (one === undefined) throw new Error('there is nothing to choose from');
    return one;
  }
}

/** People with accounts, destinations and a few bookings, at a product with the demo's content. */
export async function openMix(wire: Wire, random: () => number): Promise<Mix> {
  const ask = askOn(wire);
  const get = async <T>(path: string): Promise<T> => {
    const answered = await wire.ask({ method: 'GET', path });
    return read<T>(answered);
  };
  const spots = await get<Spot[]>('/api/allSpots');
  const { publishableKey } = await get<{ publishableKey: string }>('/api/payments/config');
  const travellers = Array.from({ length: TRAVELLERS }, (_, index) => new Traveller(index));
  const waiting = [...travellers];
  const lane = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      await one.signIn(ask, 'signUp');
      await one.editSpot(ask, 'Quiet Bay');
      for (let n = 0; n < BOOKINGS_AHEAD; n += 1) {
        const spot = spots[Math.floor(random() * spots.length)];
        if (spot) await one.book(ask, spot);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return new Mix({ travellers, spots, publishableKey }, random);
}
