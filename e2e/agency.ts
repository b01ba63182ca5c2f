import { expect, type Page } from '@playwright/test';
import { haveAccount, PASSWORD, someone } from './traveler.ts';

const PROJECTS = ['phone', 'desktop'];
/** A story has one of its own: what one does to the other's rows would show. */
const NAMES = [
  'cancel-agency',
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
];

/** Who runs the agency: `someone('desk-agency')`, say. */
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

/** An account whose address is confirmed. Returns an ID token. */
export async function haveConfirmed(page: Page, email: string): Promise<string> {
  const idToken = await haveAccount(page, email);
  await ask(page, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const outbox = await page.request.get('/api/outbox');
  const mails = (await outbox.json()) as { to: string; text: string }[];
  const text = mails.find(({ to }) => to === email)?.text ?? '';
  await ask(page, 'update', { idToken, oobCode: /oobCode=([^&\s]+)/.exec(text)?.[1] });
  return idToken;
}

/** The agency's account, its address confirmed. Whoever signs in from now on may do everything. */
export async function haveAgency(page: Page, email: string): Promise<void> {
  await haveConfirmed(page, email);
  await page.waitForTimeout(SECOND_MS); // tokens tell of a sign-in by the second
}

/** An ID token of somebody who has an account. */
export async function tokenOf(page: Page, email: string): Promise<string> {
  const identity = { email, password: PASSWORD, returnSecureToken: true };
  const { idToken } = await ask(page, 'signInWithPassword', identity);
  return idToken;
}

/** An owner adds a member of staff. Returns the address to sign in with. */
export async function haveStaff(page: Page, owner: string): Promise<string> {
  const [agency, staff] = [someone(owner), someone(`staff-of-${owner}`)];
  await haveAgency(page, agency);
  const own = { authorization: `Bearer ${await haveConfirmed(page, staff)}` };
  const account = await page.request.get('/api/account', { headers: own });
  const { _id } = (await account.json()) as { _id: string };
  // a sign-in counts as one of the owner's from a second after the address was confirmed
  await expect(async () => {
    const made = await page.request.put(`/api/operator/team/${_id}`, {
      headers: { authorization: `Bearer ${await tokenOf(page, agency)}` },
      data: { role: 'staff', extra: [] },
    });
    expect(made.status(), await made.text()).toBe(200);
  }).toPass();
  return staff;
}
