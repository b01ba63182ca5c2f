/** An agency in its second week: the data in the guide's pictures, in addition to the gallery's people. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../../../scripts/run.mjs';
import {
  apiOf,
  book,
  pay,
  PASSWORD,
  register,
  send,
  type Api,
  type Session,
  type SpotRow,
} from '../stage.ts';
import { confirmAddress } from '../desk.ts';

const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts:';

/** Guests who booked before this morning: the start in days from now, the duration in days, and true if all is paid. */
const GUESTS = [
  { name: 'Ingrid Larsen', spot: 0, day: -5, days: 3, paid: true },
  { name: 'Noah Quinn', spot: 0, day: -4, days: 2, paid: true },
  { name: 'Tariq Haddad', spot: 1, day: -4, days: 3, paid: true },
  { name: 'Chen Weber', spot: 0, day: 0, days: 4, paid: true },
  { name: 'Olga Santos', spot: 0, day: 0, days: 4, paid: false },
  { name: 'Kofi Mbeki', spot: 0, day: 0, days: 3, paid: false },
  { name: 'Lena Fischer', spot: 2, day: 2, days: 3, paid: false },
  { name: 'Priya Rahman', spot: 3, day: 4, days: 5, paid: true },
] as const;

const REVIEWS = [
  { rating: 5, title: 'Lights on the river', text: 'Our guide knew every pier and every cat. We would go again tomorrow, with better shoes.', picture: 'lower-manhattan-960.webp' },
  { rating: 4, title: 'Bring a hat', text: 'Two full days without a hurry. The second morning begins early, and is worth it.', picture: undefined },
  { rating: 2, title: 'The bus was late', text: 'We waited for an hour at the meeting point, and nobody told us why.', picture: undefined },
] as const; // prettier-ignore

const emailOf = (name: string) => `${name.split(' ')[0]?.toLowerCase() ?? ''}@example.com`;

async function identity(origin: string, call: string, email: string, more: object = {}) {
  const body = { email, password: PASSWORD, returnSecureToken: true, ...more };
  return send<{ idToken: string }>(`${origin}${IDENTITY}${call}?key=wayfarer-web`, body);
}

/** The API, called as an existing account. */
export async function apiAs(origin: string, email: string): Promise<Api> {
  return apiOf(origin, (await identity(origin, 'signInWithPassword', email)).idToken);
}

export async function put(origin: string, email: string, path: string, body: object | Buffer) {
  const { idToken } = await identity(origin, 'signInWithPassword', email);
  const isFile = Buffer.isBuffer(body);
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${idToken}`,
      'content-type': isFile ? 'image/webp' : 'application/json',
    },
    body: isFile ? new Uint8Array(body) : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { _id: string };
}

export const FIRST_OWNER = 'jonas@example.com';
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Registers the agency's future owner; returns the browser's session. */
export async function haveFounder(browser: Browser, origin: string): Promise<Session> {
  return (await register(browser, origin, 'Jonas Berg', FIRST_OWNER)).session;
}

/** Creates the data of some days ago: travelers book, and some pay the rest by bank transfer. */
export async function setPast(origin: string): Promise<void> {
  const owner = await apiAs(origin, FIRST_OWNER);
  for (const guest of GUESTS) {
    const email = emailOf(guest.name);
    const account = await identity(origin, 'signUp', email, { displayName: guest.name });
    const api = apiOf(origin, account.idToken);
    const spots = await api<SpotRow[]>('/allSpots?sort=popularity&limit=4');
    const spot = spots[guest.spot];
    if (!spot) throw new Error('the demonstration has too few destinations');
    const id = await book(api, spot, guest.day, guest.days, { travelName: guest.name });
    await pay(origin, api, id);
    if (!guest.paid) continue;
    const { money } = await owner<{ money: { balance: number } }>(`/operator/bookings/${id}`);
    const rest = { kind: 'received', method: 'transfer', amount: money.balance, note: '' };
    await owner(`/operator/bookings/${id}/counterPayments`, {
      ...rest,
      receivedOn: dayFromNow(-12),
    });
  }
}

interface Booked {
  _id: string;
}

/**
 * Creates the data of this morning: travelers review their trips, others send messages, and the agency begins to handle
 * them.
 */
export async function setMorning(origin: string, deskApi: Api): Promise<void> {
  for (const [index, { picture, ...review }] of REVIEWS.entries()) {
    const { name = '' } = GUESTS[index] ?? {};
    const api = await apiAs(origin, emailOf(name));
    const [trip] = await api<Booked[]>('/bookings');
    const pictures = [];
    if (picture) {
      const file = await readFile(join(root, 'demo/destinations', picture));
      const { _id } = await put(origin, emailOf(name), '/pictures', file);
      pictures.push({ id: _id, alt: 'The bridge and the towers at dusk' });
    }
    await api(`/trips/${trip?._id}/review`, { ...review, name: name.split(' ')[0], pictures });
  }
  const contact = (message: object) => send(`${origin}/api/contactMessages`, message);
  await contact({ name: 'Rosa Vega', email: 'rosa@example.com', subject: 'Children', message: 'We would like to bring a child of four. What would that cost?' }); // prettier-ignore
  await contact({ name: 'Chen Weber', email: 'chen@example.com', subject: 'Arrival', message: 'Can we arrive a day earlier, and is there a transfer from the station?' }); // prettier-ignore
  for (const email of ['rosa@example.com', 'yara@example.com', 'uma@example.com']) {
    await send(`${origin}/api/newsletterSubscriptions`, { email, consent: true });
  }
  const made = await identity(origin, 'signUp', 'mei@example.com', { displayName: 'Mei Tanaka' });
  await confirmAddress(origin, 'mei@example.com', made.idToken);
  const mei = await apiAs(origin, 'mei@example.com');
  const { _id } = await mei<Booked>('/account');
  await put(origin, FIRST_OWNER, `/operator/team/${_id}`, {
    role: 'staff',
    extra: ['spots.write'],
  });
  await deskApi('/operator/invitations', { email: 'paul@example.com', role: 'manager' });
}
