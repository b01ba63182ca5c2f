import { costText, type Booking } from '@wayfarer/contract';
import { deliverMail } from '../../jobs/deliver-mail.ts';
import { recheckTripMails, sendTripMails } from '../../features/trip-mails/index.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { COUNTRIES, type Country, type ToldTrip } from './mail-oracle.ts';
import { cancel, cancelAsOperator, preview } from '../payments/canceling.ts';
import { addSpot, callerOf, type Caller } from '../payments/payments-caller.ts';
import { randomFrom } from '../chaos/random.ts';
import { proveAddress } from '../people.ts';
import { TestClock } from '../test-clock.ts';
import { WildMailServer } from './wild-mail-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SKEW = 5 * MINUTE;

function abortedAt(look: number): AbortSignal {
  let left = look;
  const aborted = () => (left -= 1) < 0;
  return Object.defineProperty(new AbortController().signal, 'aborted', { get: aborted });
}

interface Instance {
  app: TestApp;
  skew: number;
}

export interface Going {
  told: ToldTrip;
  booking: Booking;
  owner: Caller;
}

export class MailWeek {
  readonly server: WildMailServer;
  readonly going: Going[] = [];
  readonly left: ToldTrip[] = [];
  died = 0;
  now = Date.now();
  /** Decides what people do. It is reseeded every hour, so that one change doesn't affect everything after it. */
  random: () => number;
  readonly #luck: () => number;
  readonly #instances: Instance[] = [];
  readonly #dead: TestApp[] = [];
  #spots = 0;
  #first!: TestApp;
  #admin!: Caller;

  constructor(seed: number) {
    this.random = randomFrom(seed);
    this.#luck = randomFrom(seed + 1);
    this.server = new WildMailServer(seed, () => this.now);
  }

  async open(): Promise<void> {
    this.#first = await createTestApp();
    // The week starts at midnight, so that every run is the same.
    this.now = Math.ceil(this.#first.clock.now().getTime() / DAY) * DAY;
    for (let n = 0; n < 2; n += 1) await this.#start();
    this.#admin = callerOf(this.#first, await this.#first.createAdministrator());
  }

  async close(): Promise<void> {
    for (const { app } of this.#instances) await app.close();
    for (const app of this.#dead) await app.close();
    await this.#first.close();
  }

  async #start(): Promise<void> {
    const app = await createTestApp({ db: this.#first.db, clock: new TestClock() });
    this.#instances.push({ app, skew: (this.#luck() * 2 - 1) * SKEW });
  }

  /** Sets all clocks, each with its own error. */
  setTime(at: number): void {
    this.now = at;
    this.#first.clock.set(new Date(at));
    for (const { app, skew } of this.#instances) app.clock.set(new Date(at + skew));
  }

  /** Both processes do the due work at the same time. One of the processes may be interrupted. */
  async work(): Promise<void> {
    const instances = [...this.#instances];
    const interrupted = Math.floor(this.#luck() * 5);
    const left = Math.floor(this.#luck() * 4);
    await Promise.all(
      instances.map(({ app }, n) =>
        sendTripMails(app.context, n === interrupted ? abortedAt(left) : undefined),
      ),
    );
    await Promise.all(instances.map((instance) => this.#deliver(instance)));
  }

  async #deliver(instance: Instance): Promise<void> {
    const { context } = instance.app;
    const stopping = new AbortController();
    let die = () => {};
    const death = new Promise<'died'>((resolve) => {
      die = () => resolve('died');
    });
    const mailer = this.server.reachedBy({
      stop: () => stopping.abort(),
      die: () => die(),
    });
    const run = deliverMail(context, mailer, stopping.signal, recheckTripMails(context));
    if ((await Promise.race([run, death])) !== 'died') return;
    this.died += 1;
    this.#instances.splice(this.#instances.indexOf(instance), 1);
    this.#dead.push(instance.app);
    await this.#start();
    this.setTime(this.now);
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.random() * list.length)];
  }

  async book(): Promise<void> {
    const names = Object.keys(COUNTRIES) as Country[];
    const country = this.pick(names) ?? 'Japan';
    const person = await this.#first.createTraveler();
    await proveAddress(this.#first, person);
    const owner = callerOf(this.#first, person);
    const refusing = this.random() < 0.1;
    if (refusing) this.server.refused.add(owner.email);
    this.server.travellers.add(owner.email);
    const name = `Spot ${String((this.#spots += 1)).padStart(3, '0')}`;
    const { id: spotId, name: spot } = await addSpot(this.#first.db, { country, name });
    const travelDate = this.day(1 + Math.floor(this.random() * 11));
    const { body, status } = await owner.call<Booking>('POST', '/api/bookings', {
      spotId,
      travelSpot: spot,
      travelCountry: country,
      travelCost: costText(50_000, 'usd'),
      travelName: 'Ada Traveler',
      travelDate,
      travelDuration: 3,
    });
    if (status !== 201) throw new Error(`booking was answered ${JSON.stringify(body)}`);
    const happened = { booked: 1, confirmed: 0, receipt: 0, changed: 0, cancelled: 0 };
    const told = { spot, country, madeAt: this.now, moments: [], happened, goneAt: Infinity, refusing }; // prettier-ignore
    const one = { told, booking: body, owner };
    this.going.push(one);
    await this.note(one);
  }

  async waiting(): Promise<Going[]> {
    const { rows } = await this.#first.db.sql.query<{ id: string }>(
      `select booking_id as id from mail_outbox where state = 'pending' and kind in ('reminder', 'balance')`,
    );
    return this.going.filter(({ booking }) => rows.some(({ id }) => id === booking._id));
  }

  isAhead({ booking: { state, travelDate } }: Going): boolean {
    return state === 'booked' && travelDate > this.day(1);
  }

  day(inDays: number): string {
    return new Date(this.now + inDays * DAY).toISOString().slice(0, 10);
  }

  async note(one: Going): Promise<void> {
    const path = `/api/bookings/${one.booking._id}`;
    const { body, status } = await one.owner.call<Booking>('GET', path);
    if (status !== 200) throw new Error(`the booking was answered ${status}`);
    one.booking = body;
    const { dueNow, dueOnArrival } = body.breakdown;
    const { paid, state, travelDate: date } = body;
    const open = dueNow + dueOnArrival;
    one.told.moments.push({ at: this.now, stands: state === 'booked', date, open, paid });
  }

  async payByCard(one: Going): Promise<void> {
    if (one.booking.paid) return;
    await one.owner.pay(one.booking._id);
    one.told.happened['receipt'] = 1;
    one.told.happened['confirmed'] = 1;
    await this.note(one);
  }

  async payAtCounter(one: Going): Promise<void> {
    const { _id, breakdown } = one.booking;
    const amount = breakdown.dueNow + breakdown.dueOnArrival;
    if (amount === 0) return;
    const receivedOn = this.day(0);
    const entry = { kind: 'received', method: 'cash', amount, receivedOn, note: '' };
    const path = `/api/operator/bookings/${_id}/counterPayments`;
    const { body, status } = await this.#admin.call('POST', path, entry);
    if (status !== 201) throw new Error(`the counter answered ${JSON.stringify(body)}`);
    one.told.happened['confirmed'] = 1;
    await this.note(one);
  }

  async move(one: Going): Promise<void> {
    const { _id, revision } = one.booking;
    const travelDate = this.day(2 + Math.floor(this.random() * 9));
    const change = { revision, travelDate, reason: 'The ferry goes later.' };
    const path = `/api/operator/bookings/${_id}/change`;
    const { body, status } = await this.#admin.call('POST', path, change);
    if (status !== 200) throw new Error(`the change was answered ${JSON.stringify(body)}`);
    one.told.happened['changed'] = (one.told.happened['changed'] ?? 0) + 1;
    await this.note(one);
  }

  async cancel(one: Going): Promise<void> {
    const { booking, owner, told } = one;
    if (this.random() < 0.5) {
      const { refund } = await preview(owner, booking);
      const expected = refund.card + refund.counter;
      const answer = await cancel(owner, booking, expected, booking.revision);
      if (answer.status !== 201) return;
    } else {
      await cancelAsOperator(this.#admin, booking, 'policy', booking.revision);
    }
    told.happened['cancelled'] = 1;
    await this.note(one);
  }

  async leave(one: Going): Promise<void> {
    const { status } = await one.owner.call('DELETE', `/api/users/${one.owner.uid}`);
    if (status !== 200) return;
    one.told.goneAt = this.now;
    this.going.splice(this.going.indexOf(one), 1);
    this.left.push(one.told);
  }
}
