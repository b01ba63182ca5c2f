/** A simulated person with an account. */
import type { OwnSpot, Spot } from '@wayfarer/contract';
import { bookingInput, spotInput } from '../../server/src/test/factories.ts';
import { CARDS, dayFromNow, intentIdOf } from '../../server/src/test/payments/payments-caller.ts';
import type { HttpResponse, HttpRequest, HttpClient } from './http-client.ts';

const PASSWORD = 'Correct!horse7';
const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts';
const JSON_BODY = { 'content-type': 'application/json' };

/** Sends one request and records its result; returns undefined if the status isn't the expected one. */
export type Send = (
  kind: string,
  wanted: number,
  call: HttpRequest,
) => Promise<HttpResponse | undefined>;

export function sendOn(client: HttpClient): Send {
  return async (kind, wanted, call) => {
    const response = await client.send(call);
    if (response.status === wanted) return response;
    throw new Error(`${kind} returned ${response.status} ${response.body.toString()}`);
  };
}

export const read = <T>({ body }: HttpResponse): T => JSON.parse(body.toString()) as T;

export class Traveler {
  readonly email: string;
  /** Sent as X-Forwarded-For. Every traveler has an address in a different network, as real people do. */
  readonly #address: string;
  #token = '';
  /** The destination that the traveler contributed. */
  spot: OwnSpot | undefined;
  /** Unpaid bookings that no other action is using. */
  readonly bookings: string[] = [];

  constructor(index: number) {
    this.email = `traveler${index}@example.com`;
    this.#address = `10.${(index >> 14) & 127}.${(index >> 7) & 127}.${(index & 127) + 1}`;
  }

  call(method: string, path: string, body?: unknown): HttpRequest {
    const headers = {
      'x-forwarded-for': this.#address,
      authorization: `Bearer ${this.#token}`,
      ...(body !== undefined && JSON_BODY),
    };
    return { method, path, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  }

  async signIn(send: Send, entry: 'signUp' | 'signInWithPassword'): Promise<boolean> {
    const body = { email: this.email, password: PASSWORD, returnSecureToken: true };
    const path = `${SIGN_IN}:${entry}?key=wayfarer-web`;
    const headers = { 'x-forwarded-for': this.#address, ...JSON_BODY };
    const call = { method: 'POST', path, headers, body: JSON.stringify(body) };
    const response = await send(entry === 'signUp' ? 'sign up' : 'sign in', 200, call);
    if (response) this.#token = read<{ idToken: string }>(response).idToken;
    return response !== undefined;
  }

  /** Changes the destination's name, which invalidates everything that shows it. */
  async editSpot(send: Send, name: string): Promise<boolean> {
    const call = this.spot
      ? this.call('PUT', `/api/allSpots/${this.spot._id}`, spotInput({ spot: name }))
      : this.call('POST', '/api/allSpots', spotInput({ spot: name }));
    const response = await send('edit a destination', this.spot ? 200 : 201, call);
    if (response) this.spot = read<OwnSpot>(response);
    return response !== undefined;
  }

  async book(send: Send, spot: Spot): Promise<boolean> {
    const input = bookingInput(spot, {
      travelEmail: this.email,
      travelDate: dayFromNow(30),
      travelDuration: 3,
    });
    const response = await send('book', 201, this.call('POST', '/api/bookings', input));
    if (response) this.bookings.push(read<{ _id: string }>(response)._id);
    return response !== undefined;
  }

  /** Pays in the way a browser does: opens the payment, sends the card to the provider, and has the charge recorded. */
  async pay(send: Send, bookingId: string, publishableKey: string): Promise<boolean> {
    const open = this.call('POST', '/api/payments/create-payment-intent', { bookingId });
    const opened = await send('open a payment', 200, open);
    if (!opened) return false;
    const { clientSecret } = read<{ clientSecret: string }>(opened);
    const method = await askProvider(send, publishableKey, 'payment_methods', {
      type: 'card',
      'card[number]': CARDS.succeeds,
      'card[exp_month]': '12',
      'card[exp_year]': '2034',
      'card[cvc]': '123',
    });
    if (!method) return false;
    const transactionId = intentIdOf(clientSecret);
    const charged = await askProvider(
      send,
      publishableKey,
      `payment_intents/${transactionId}/confirm`,
      {
        client_secret: clientSecret,
        payment_method: read<{ id: string }>(method).id,
      },
    );
    if (!charged) return false;
    const record = { bookingId, tripTitle: 'A trip', transactionId };
    const save = this.call('POST', '/api/payments', record);
    return (await send('record a payment', 201, save)) !== undefined;
  }
}

function askProvider(
  send: Send,
  key: string,
  path: string,
  fields: Record<string, string>,
): Promise<HttpResponse | undefined> {
  const body = new URLSearchParams({ key, ...fields }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const call = { method: 'POST', path: `/card-sandbox/v1/${path}`, headers, body };
  return send('card field', 200, call);
}
