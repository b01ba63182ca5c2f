/** A staff member at the check-in desk, and the travelers who check in there. */
import type { Browser } from 'playwright-core';
import {
  apiOf,
  type Api,
  book,
  cancel,
  dayFromNow,
  PASSWORD,
  pay,
  register,
  send,
  type Session,
  type SpotRow,
} from './stage.ts';
import { setTerms } from './terms.ts';

export interface DeskStage {
  /** The session of someone who may check travelers in. */
  desk: Session;
  /** The API, called as the staff member at the desk. */
  deskApi: Api;
  /** The links in vouchers' QR codes. */
  codes: {
    expected: string;
    checkedIn: string;
    notToday: string;
    canceled: string;
    forged: string;
  };
  /** A payment link for the first payment of a trip. */
  payLink: string;
}

/** The email address of an administrator, who has the role only in sign-ins after the address was confirmed. */
export const DESK = 'selin@example.com';

const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts:';
const SECOND_MS = 1000;

/** Follows the link in the email that asks to confirm an account's address. */
export async function confirmAddress(
  origin: string,
  email: string,
  idToken: string,
): Promise<void> {
  const ask = (call: string, body: object) =>
    send(`${origin}${IDENTITY}${call}?key=wayfarer-web`, body);
  await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const mails = await send<{ to: string; text: string }[]>(`${origin}/api/outbox`, undefined);
  const text = mails.find(({ to }) => to === email)?.text ?? '';
  await ask('update', { idToken, oobCode: /oobCode=([^&\s]+)/.exec(text)?.[1] });
}

/** Signs in with the form; returns the browser's stored state and the ID token. */
async function signIn(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/login');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByLabel('Email', { exact: true }).fill(DESK);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const signedIn = page.waitForResponse(/accounts:signInWithPassword\b/);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const { idToken } = (await (await signedIn).json()) as { idToken: string };
  await page.waitForURL((url) => url.pathname === '/');
  const session: Session = await context.storageState({ indexedDB: true });
  await context.close();
  return { session, idToken };
}

/** Makes a link for a booking's first payment; returns it without the origin. */
async function payLinkOf(api: Api, bookingId: string): Promise<string> {
  const message = 'See you soon! Please pay by Friday, so that we can book the boat.';
  const path = `/operator/bookings/${bookingId}/paymentLinks`;
  const { url } = await api<{ url: string }>(path, { asks: 'first', message });
  const { pathname, hash } = new URL(url);
  return pathname + hash;
}

async function codeOf(api: Api, bookingId: string): Promise<string> {
  const { link } = await api<{ link: string }>(`/trips/${bookingId}/voucher`);
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

const MAYA = {
  travelName: 'Maya Brennan',
  travellers: { adults: 2, children: 0, infants: 0 },
  companionNames: 'Tomasz Nowak',
};

/**
 * Creates four trips of a guest, each with its first day paid: one is expected, one is already checked in, one begins a
 * month later, and one is canceled.
 */
export async function setDesk(browser: Browser, origin: string): Promise<DeskStage> {
  const { idToken } = await register(browser, origin, 'Selin Kaya', DESK);
  await confirmAddress(origin, DESK, idToken);
  // a sign-in has the new permissions only from the next second on
  await new Promise((resolve) => {
    setTimeout(resolve, SECOND_MS);
  });
  const selin = await signIn(browser, origin);
  const guest = apiOf(
    origin,
    (await register(browser, origin, 'Maya Brennan', 'maya@example.com')).idToken,
  );
  const spots = await guest<SpotRow[]>('/allSpots?sort=popularity&limit=4');
  const ids: string[] = [];
  for (const spot of spots) ids.push(await book(guest, spot, 30, 3, MAYA));
  // without a payment, there is no voucher
  for (const id of ids) await pay(origin, guest, id);
  const deskApi = apiOf(origin, selin.idToken);
  // travelers can't book for tomorrow, but the agency can move trips there
  for (const id of [ids[0], ids[1], ids[3]]) {
    await deskApi(`/operator/bookings/${id}/change`, {
      revision: 1,
      travelDate: dayFromNow(1),
      reason: 'They asked.',
    });
  }
  const [expected = '', checkedIn = '', notToday = '', canceled = ''] = await Promise.all(
    ids.map((id) => codeOf(guest, id)),
  );
  await cancel(guest, ids[3] ?? '');
  const attendance = { attendance: 'checked_in', revision: 2 };
  await deskApi(`/operator/bookings/${ids[1]}/attendance`, attendance);
  await setTerms(deskApi);
  const toPay = spots[0] && (await book(guest, spots[0], 45, 4, MAYA));
  const payLink = await payLinkOf(deskApi, toPay ?? '');
  const forged = `${expected.slice(0, -4)}AAAA`;
  const codes = { expected, checkedIn, notToday, canceled, forged };
  return { desk: selin.session, deskApi, codes, payLink };
}
