/** One of many people with an account, as the load's mix needs them. */
import type { OwnSpot, Spot } from '@wayfarer/contract';
import { bookingInput, spotInput } from '../server/src/test/factories.ts';
import { dayFromNow } from '../server/src/test/payments/payments-caller.ts';
import type { Answered, Call, Wire } from './wire.ts';

const PASSWORD = 'Correct!horse7';
const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts';
const JSON_BODY = { 'content-type': 'application/json' };

/** Asks once for a kind of request and keeps the score; answers undefined where it was not served. */
export type Ask = (kind: string, wanted: number, call: Call) => Promise<Answered | undefined>;

export function askOn(wire: Wire): Ask {
  return async (kind, wanted, call) => {
    const answered = await wire.ask(call);
    if (answered.status === wanted) return answered;
    throw new Error(`${kind} was answered ${answered.status} ${answered.body.toString()}`);
  };
}

export const read = <T>({ body }: Answered): T => JSON.parse(body.toString()) as T;

export class Traveller {
  readonly email: string;
  /** Behind a proxy that is trusted: each has a network of its own, as in life. */
  readonly #address: string;
  #token = '';
  /** Destination of the traveller's own. */
  spot: OwnSpot | undefined;
  /** Unpaid bookings that nobody works on now. */
  readonly bookings: string[] = [];

  constructor(index: number) {
    this.email = `traveller${index}@example.com`;
    this.#address = `10.${(index >> 14) & 127}.${(index >> 7) & 127}.${(index & 127) + 1}`;
  }

  call(method: string, path: string, body?: unknown): Call {
    const headers = {
      'x-forwarded-for': this.#address,
      authorization: `Bearer ${this.#token}`,
      ...(body !== undefined && JSON_BODY),
    };
    return { method, path, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  }

  async signIn(ask: Ask, entry: 'signUp' | 'signInWithPassword'): Promise<boolean> {
    const body = { email: this.email, password: PASSWORD, returnSecureToken: true };
    const path = `${SIGN_IN}:${entry}?key=wayfarer-web`;
    const headers = { 'x-forwarded-for': this.#address, ...JSON_BODY };
    const call = { method: 'POST', path, headers, body: JSON.stringify(body) };
    const answered = await ask(entry === 'signUp' ? 'sign up' : 'sign in', 200, call);
    if (answered) this.#token = read<{ idToken: string }>(answered).idToken;
    return answered !== undefined;
  }

  /** A name of its own each time, so that everything made from it is old. */
  async editSpot(ask: Ask, name: string): Promise<boolean> {
    const call = this.spot
      ? this.call('PUT', `/api/allSpots/${this.spot._id}`, spotInput({ spot: name }))
      : this.call('POST', '/api/allSpots', spotInput({ spot: name }));
    const answered = await ask('edit a destination', this.spot ? 200 : 201, call);
    if (answered) this.spot = read<OwnSpot>(answered);
    return answered !== undefined;
  }

  async book(ask: Ask, spot: Spot): Promise<boolean> {
    const input = bookingInput(spot, {
      travelEmail: this.email,
      travelDate: dayFromNow(30),
      travelDuration: 3,
    });
    const answered = await ask('book', 201, this.call('POST', '/api/bookings', input));
    if (answered) this.bookings.push(read<{ _id: string }>(answered)._id);
    return answered !== undefined;
  }
}
