/** The people and rows of the gallery, created through the product's own screens and API. */
import type { Browser, BrowserContextOptions } from 'playwright-core';

export const PASSWORD = 'Sail!away7';
const DAY_MS = 86_400_000;

export type Session = BrowserContextOptions['storageState'] & object;

/** The sessions, and the ids for the scenes' URLs. */
export interface Stage {
  origin: string;
  /** Someone with trips, payments and destinations. */
  traveler: Session;
  /** Someone without any data. */
  newcomer: Session;
  /** A destination in the demo content. */
  spotId: string;
  ownSpotId: string;
  unpaidBookingId: string;
  paidBookingId: string;
  canceledBookingId: string;
  paymentId: string;
  /** Links for companions to an upcoming and to a canceled trip. */
  sharedLink: string;
  canceledLink: string;
}

interface Row {
  _id: string;
}
export interface SpotRow extends Row {
  spot: string;
  country: string;
  average_cost: string;
  seasonality: string;
}

/** Registers an account with the form; returns the browser's stored state and the ID token. */
export async function register(browser: Browser, origin: string, name: string, email: string) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  const signedUp = page.waitForResponse(/accounts:signUp\b/);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const { idToken } = (await (await signedUp).json()) as { idToken: string };
  await page.waitForURL((url) => url.pathname === '/');
  const session: Session = await context.storageState({ indexedDB: true });
  await context.close();
  return { session, idToken };
}

type Headers = Record<string, string>;

export async function send<Answer>(
  url: string,
  body: unknown,
  headers: Headers = {},
): Promise<Answer> {
  const isForm = body instanceof URLSearchParams;
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(!isForm && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export type Api = <Answer>(path: string, body?: unknown) => Promise<Answer>;

export function apiOf(origin: string, idToken: string): Api {
  return (path, body) => send(`${origin}/api${path}`, body, { authorization: `Bearer ${idToken}` });
}

const OWN = [
  {
    spot: 'Garden of the seven courts',
    country: 'Spain',
    category: 'historical',
    average_cost: '$140',
    image: '/media/destinations/alhambra-960.avif',
    seasonality: 'Spring (March - May)',
    travel_time: '2-3 days',
    totalVisitorsPerYear: '2.7M+',
    description: 'Come before the first bus: water, cypress, and nobody but the cats.',
  },
  {
    spot: 'Elephants below the mountain',
    country: 'Kenya',
    category: 'nature',
    average_cost: '$310',
    image: '/media/destinations/amboseli-safari-960.avif',
    seasonality: 'Dry Season',
    travel_time: '4-6 days',
    totalVisitorsPerYear: '',
    description: '',
  },
];

export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

interface Booked {
  travelName?: string;
  travellers?: { adults: number; children: number; infants: number };
  companionNames?: string;
  wishes?: string;
}

/** The party of the first trip, with names and a note. */
const FAMILY: Booked = {
  travellers: { adults: 2, children: 1, infants: 0 },
  companionNames: 'William King-Noel\nAnne Isabella Noel',
  wishes: 'Anne eats no fish.',
};

export async function book(
  api: Api,
  spot: SpotRow,
  day: number,
  days: number,
  { travelName = 'Ada Lovelace', ...more }: Booked = {},
): Promise<string> {
  const { _id } = await api<Row>('/bookings', {
    spotId: spot._id,
    travelSpot: spot.spot,
    travelCountry: spot.country,
    travelCost: spot.average_cost,
    travelSeason: spot.seasonality,
    travelName,
    travelDate: dayFromNow(day),
    travelDuration: days,
    ...more,
  });
  return _id;
}

/** Pays in the way the card field does: first at the provider, then the payment record. Returns the payment's id. */
export async function pay(origin: string, api: Api, bookingId: string): Promise<string> {
  const { publishableKey: key } = await api<{ publishableKey: string }>('/payments/config');
  const opened = await api<{ clientSecret: string }>('/payments/create-payment-intent', {
    bookingId,
  });
  const secret = opened.clientSecret;
  const transactionId = secret.replace(/_secret_.*$/, '');
  const provider = `${origin}/card-sandbox/v1`;
  const card = {
    key,
    type: 'card',
    'card[number]': '4242424242424242',
    'card[exp_month]': '12',
    'card[exp_year]': '2034',
    'card[cvc]': '123',
  };
  const method = await send<{ id: string }>(
    `${provider}/payment_methods`,
    new URLSearchParams(card),
  );
  const confirmation = { key, client_secret: secret, payment_method: method.id };
  await send(
    `${provider}/payment_intents/${transactionId}/confirm`,
    new URLSearchParams(confirmation),
  );
  const { _id } = await api<Row>('/payments', { bookingId, transactionId });
  return _id;
}

interface Preview {
  revision: number;
  refund: { card: number; counter: number };
}

/** Cancels a booking with the refund that applies now. */
export async function cancel(api: Api, bookingId: string): Promise<void> {
  const path = `/bookings/${bookingId}/cancellation`;
  const { refund, revision } = await api<Preview>(path);
  await api(path, { revision, expectedRefund: refund.card + refund.counter });
}

/** Creates a link for companions; returns it without the origin. */
export async function share(api: Api, bookingId: string): Promise<string> {
  const { url } = await api<{ url: string }>(`/trips/${bookingId}/shares`, {});
  const { hash, pathname } = new URL(url);
  return `${pathname}${hash}`;
}

/** Registers two people, of whom the first books, pays and adds destinations. */
export async function setStage(browser: Browser, origin: string): Promise<Stage> {
  const traveler = await register(browser, origin, 'Ada Lovelace', 'ada@example.com');
  const newcomer = await register(browser, origin, 'Grace Hopper', 'grace@example.com');
  const api = apiOf(origin, traveler.idToken);
  const own: string[] = [];
  for (const spot of OWN) own.push((await api<Row>('/allSpots', spot))._id);
  const spots = await api<SpotRow[]>('/allSpots?sort=popularity&limit=5');
  const booked: string[] = [];
  for (const [index, spot] of spots.entries()) {
    const more = index === 0 ? FAMILY : {};
    booked.push(await book(api, spot, 12 + index * 21, 3 + index * 2, more));
  }
  const [paidBookingId = '', alsoPaid = '', unpaidBookingId = '', , canceledBookingId = ''] =
    booked;
  const paymentId = await pay(origin, api, paidBookingId);
  await pay(origin, api, alsoPaid);
  await pay(origin, api, canceledBookingId);
  const sharedLink = await share(api, paidBookingId);
  const canceledLink = await share(api, canceledBookingId);
  await cancel(api, canceledBookingId);
  return {
    origin,
    traveler: traveler.session,
    newcomer: newcomer.session,
    spotId: spots[0]?._id ?? '',
    ownSpotId: own[0] ?? '',
    unpaidBookingId,
    paidBookingId,
    canceledBookingId,
    paymentId,
    sharedLink,
    canceledLink,
  };
}
