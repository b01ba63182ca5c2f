import { expect, type Page } from '@playwright/test';
import { demoSpot, haveAccount, PASSWORD, signIn, someone } from './traveler.ts';

const PROJECTS = ['phone', 'desktop'];
/** Names of agency owners. Each story has its own owner, so that stories don't see each other's changes. */
const NAMES = [
  'cancel-agency',
  'zoom-agency',
  'zoom-editor-agency',
  'desk-agency',
  'console-agency',
  'second-agency',
  'third-agency',
  'inbox-agency',
  'people-agency',
  'newsletter-agency',
  'today-agency',
  'trip-agency',
  'places-agency',
  'terms-agency',
  'review-agency',
  'trust-agency',
  'caller-agency',
  'width-agency',
  'tablet-agency',
  'typing-agency',
  'money-agency',
  'counter-agency',
  'departures-agency',
  'times-agency',
  'waiting-agency',
  'request-agency',
  'plan-agency',
  'link-agency',
  'transfer-agency',
  'statement-agency',
  'code-agency',
  'gift-agency',
  'reports-agency',
];

/** The addresses of the agency's owners, such as `someone('desk-agency')`. */
export const AGENCY_ENV = {
  ADMIN_EMAILS: NAMES.flatMap((name) =>
    PROJECTS.flatMap((project) =>
      [0, 1, 2, 3, 4].map((index) => `${name}-${project}-${index}@example.com`),
    ),
  ).join(','),
};

const SECOND_MS = 1100;
const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts:';

async function ask(page: Page, call: string, data: object): Promise<{ idToken: string }> {
  const answer = await page.request.post(`${IDENTITY}${call}?key=wayfarer-web`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as { idToken: string };
}

/** Creates an account with a confirmed address. Returns an ID token. */
export async function haveConfirmed(page: Page, email: string): Promise<string> {
  const idToken = await haveAccount(page, email);
  await ask(page, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const outbox = await page.request.get('/api/outbox');
  const mails = (await outbox.json()) as { to: string; text: string }[];
  const text = mails.find(({ to }) => to === email)?.text ?? '';
  await ask(page, 'update', { idToken, oobCode: /oobCode=([^&\s]+)/.exec(text)?.[1] });
  return idToken;
}

/** Creates an owner's account with a confirmed address. Sign-ins after that have all permissions. */
export async function haveAgency(page: Page, email: string): Promise<void> {
  await haveConfirmed(page, email);
  await page.waitForTimeout(SECOND_MS); // sign-in times in tokens are whole seconds
}

/** An ID token for an existing account. */
export async function tokenOf(page: Page, email: string): Promise<string> {
  const identity = { email, password: PASSWORD, returnSecureToken: true };
  const { idToken } = await ask(page, 'signInWithPassword', identity);
  return idToken;
}

/** Creates a staff member, added by an owner. Returns the address to sign in with. */
export async function haveStaff(page: Page, owner: string): Promise<string> {
  const [agency, staff] = [someone(owner), someone(`staff-of-${owner}`)];
  await haveAgency(page, agency);
  const own = { authorization: `Bearer ${await haveConfirmed(page, staff)}` };
  const account = await page.request.get('/api/account', { headers: own });
  const { _id } = (await account.json()) as { _id: string };
  // only a sign-in at least a second after the address was confirmed has the owner's permissions
  await expect(async () => {
    const made = await page.request.put(`/api/operator/team/${_id}`, {
      headers: { authorization: `Bearer ${await tokenOf(page, agency)}` },
      data: { role: 'staff', extra: [] },
    });
    expect(made.status(), await made.text()).toBe(200);
  }).toPass();
  await liftLeadTime(page, agency);
  return staff;
}

/** Makes the demo's destination bookable for tomorrow by removing its lead time. */
export async function liftLeadTime(page: Page, owner: string): Promise<void> {
  const { _id } = await demoSpot(page);
  const path = `/api/operator/spots/${_id}/details`;
  const headers = { authorization: `Bearer ${await tokenOf(page, owner)}` };
  await expect(async () => {
    const read = await page.request.get(path, { headers });
    const { details, revision } = (await read.json()) as { details: object; revision: number };
    const data = { details: { ...details, leadDays: 0 }, revision };
    const set = await page.request.put(path, { headers, data });
    expect(set.status(), await set.text()).toBe(200);
  }).toPass(); // another story may change it at the same time
}

/** A new destination of the agency, which no other story books. */
async function haveDestination(page: Page, owner: string, name: string): Promise<string> {
  const { _id } = await demoSpot(page);
  const sample = (await (await page.request.get(`/api/allSpots/${_id}`)).json()) as {
    image: string;
  };
  const made = await page.request.post('/api/operator/spots', {
    headers: { authorization: `Bearer ${await tokenOf(page, owner)}` },
    data: {
      facts: {
        spot: name,
        country: 'Morocco',
        average_cost: '$88',
        image: new URL(sample.image, page.url()).href,
      },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { _id: string })._id;
}

/** Signs an owner in, and opens the screen for the days and places of a new destination. Returns its id. */
export async function openDaysAndPlaces(page: Page, owner: string, name: string): Promise<string> {
  await haveAgency(page, owner);
  await page.goto('/admin');
  await signIn(page, owner);
  // leaving earlier would interrupt the sign-in
  await expect(page.getByRole('link', { name: 'Wayfarer Console' }).first()).toBeVisible();
  const id = await haveDestination(page, owner, name);
  await page.goto(`/admin/destinations/${id}/places`);
  return id;
}
