import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { haveAgency, tokenOf } from '../agency.ts';
import { checkA11y, checkA11yAtEnd, expect, test } from '../fixtures.ts';
import { haveAccount, signIn, someone } from '../traveler.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Signs in as the owner. A sign-in has the owner's permissions only from a second after the address was confirmed. */
async function enter(page: Page, name: string, at: string): Promise<void> {
  const owner = someone(name);
  await haveAgency(page, owner);
  await page.goto(at);
  await signIn(page, owner);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/**
 * Checks a console screen for accessibility and sideways scrolling, at the end of the screen, where the bottom bar
 * covers nothing.
 */
async function checkScreen(page: Page): Promise<void> {
  await checkA11yAtEnd(page);
  expect(await sideways(page)).toBe(0);
}

async function mailsTo(page: Page, email: string) {
  const outbox = await page.request.get('/api/outbox');
  const mails = (await outbox.json()) as { to: string; subject: string; text: string }[];
  return mails.filter(({ to }) => to === email);
}

test('a visitor writes, a colleague takes the message and answers by mail @once', async ({
  page,
}) => {
  test.slow();
  const visitor = someone('writer');
  const subject = `Ferry in the rain (${visitor})`;
  const message = { name: 'Wilma Writer', email: visitor, subject, message: 'Does it run?' };
  const sent = await page.request.post('/api/contactMessages', { data: message });
  expect(sent.status()).toBe(201);

  await enter(page, 'inbox-agency', '/admin/inbox');
  await expect(heading(page, 'Inbox')).toBeVisible();
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  await checkScreen(page);
  await page.getByRole('searchbox').fill(visitor);
  await expect(page).toHaveURL(/q=writer/);
  await page.getByRole('link', { name: subject }).click();
  await expect(heading(page, subject)).toBeVisible();
  await checkScreen(page);

  await page.getByLabel('Assigned to').selectOption({ label: 'Grace Hopper' });
  await expect(page.getByLabel('State')).toHaveValue('open');
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('It does.\nBring a coat.');
  await page.reload();
  await expect(answer).toHaveValue('It does.\nBring a coat.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByLabel('State')).toHaveValue('answered');
  await expect(page.getByText(/Email (is on its way|sent)/)).toBeVisible();
  await expect(answer).toHaveValue('');
  await checkScreen(page);

  const mails = await mailsTo(page, visitor);
  const mail = mails.find((one) => one.subject.startsWith('Re: '));
  expect(mail?.subject).toBe(`Re: ${subject}`);
  expect(mail?.text).toMatch(/Hi Wilma,[^]*It does\.[^]*Bring a coat\.[^]*> Does it run\?/);
});

test('a customer is found, exported, blocked and unblocked @once', async ({
  page,
  browser,
  viewport,
}) => {
  test.slow();
  const customer = someone('blockable');
  await haveAccount(page, customer);
  const elsewhere = await browser.newContext({
    baseURL: new URL((await page.request.get('/api/outbox')).url()).origin,
    ...(viewport && { viewport }),
  });
  const theirs = await elsewhere.newPage();
  await theirs.goto('/login?from=/account');
  await signIn(theirs, customer);
  await theirs.waitForURL((url) => !url.pathname.startsWith('/login'));
  const asked = { headers: { authorization: `Bearer ${await tokenOf(page, customer)}` } };
  expect((await page.request.get('/api/account', asked)).status()).toBe(200);

  await enter(page, 'people-agency', `/admin/customers?q=${encodeURIComponent(customer)}`);
  await expect(heading(page, 'Customers')).toBeVisible();
  await checkScreen(page);
  await page.getByRole('link', { name: 'Grace Hopper' }).click();
  await expect(page.getByText(customer).first()).toBeVisible();
  await checkScreen(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export data' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ user: { email: customer } });

  await page.getByRole('textbox', { name: 'New note' }).fill('Paid with four cards.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Paid with four cards.')).toBeVisible();

  await page.getByRole('button', { name: 'Block account...' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('They can’t use the account from now on');
  await checkA11y(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Stolen cards.');
  await dialog.getByRole('button', { name: 'Block account' }).click();
  await expect(heading(page, 'Blocked')).toBeVisible();
  await checkScreen(page);

  const refused = await page.request.get('/api/account', asked);
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'account_blocked']);
  // The next page load notices that the session has ended.
  await theirs.goto('/bookings');
  await expect(theirs).toHaveURL(/\/login/);
  const fresh = await elsewhere.browser()?.newContext({
    baseURL: new URL(theirs.url()).origin,
    ...(viewport && { viewport }),
  });
  const again = await fresh?.newPage();
  if (!again) throw new Error('no second browser');
  await again.goto('/login');
  await signIn(again, customer);
  await expect(again.getByRole('alert')).toContainText('Your account is blocked');
  await expect(again.getByRole('alert')).toContainText('journeys@example.com');
  await checkA11y(again);

  await page.getByRole('button', { name: 'Unblock account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock account' }).click();
  await expect(heading(page, 'Earlier blocks')).toBeVisible();
  await signIn(again, customer);
  await again.waitForURL((url) => !url.pathname.startsWith('/login'));
  await fresh?.close();
  await elsewhere.close();
});

test('who takes the newsletter is seen, and taken along as a table @once', async ({ page }) => {
  const reader = someone('reader');
  const data = { email: reader, consent: true };
  expect((await page.request.post('/api/newsletterSubscriptions', { data })).status()).toBe(201);
  await enter(page, 'newsletter-agency', `/admin/newsletter?q=${encodeURIComponent(reader)}`);
  await expect(heading(page, 'Newsletter')).toBeVisible();
  await expect(page.getByText(reader).first()).toBeVisible();
  await checkScreen(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Export' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('email,state,consented_at');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"${reader}","waiting",`);
});
