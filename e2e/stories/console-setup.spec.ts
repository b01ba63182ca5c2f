import { haveConfirmed } from '../agency.ts';
import { checkA11y, checkA11yAtEnd, expect, test as base } from '../fixtures.ts';
import { haveAccount, signIn, someone } from '../traveler.ts';

/** The story has its own server, because it sets an owner and another name. */
const test = base.extend<object, object>({
  serverEnv: [{ ADMIN_EMAILS: '' }, { scope: 'worker' }],
});

test('who holds the link that the server printed owns the agency, and says what it is called @once', async ({
  page,
  server,
  watch,
}) => {
  test.slow();
  watch.expect(/status of 409.*\/setup/);
  const printed = () => /\/setup#([\w-]+)/.exec(server.said())?.[1] ?? '';
  await expect.poll(printed).not.toBe('');
  const token = printed();
  const owner = someone('founder');
  await haveAccount(page, owner);
  await page.goto(`/setup#${token}`);
  await page.getByText('Already have an account?').getByRole('link').click();
  await signIn(page, owner);
  await expect(page.getByRole('heading', { name: 'Become the owner' })).toBeVisible();
  expect(page.url()).not.toContain(token);
  await checkA11y(page);
  await page.getByRole('button', { name: 'I am the owner' }).click();
  await expect(page.getByRole('heading', { name: 'The agency is yours' })).toBeVisible();

  await page.getByRole('link', { name: 'Tell travelers who you are' }).click();
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await checkA11y(page);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Harbor Journeys');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('radio', { name: /^Keep the current terms/ })).toBeChecked();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { name: 'Who may add places' })).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Send a test email' }).click();
  await expect(page.getByText('There is no mail server yet')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  // the public page shows the agency's own text and color
  await page.getByRole('link', { name: 'Texts and color' }).click();
  await page.getByRole('textbox', { name: /^Brand color/ }).fill('#0f5c6b');
  await page
    .getByRole('textbox', { name: /^Headline/ })
    .first()
    .fill('Sail with us');
  await checkA11y(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  // the message may be from an earlier save, but once all is saved, the button to discard disappears
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
  // on a busy machine, visitors see the old page until the new one is rendered
  await expect(async () => {
    await page.goto('/');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Sail with us', { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'Harbor Journeys' }).first()).toBeVisible();
  await expect(page).toHaveTitle(/^Harbor Journeys/);
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand'),
  );
  expect(brand).toContain('#0f5c6b');
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Emergency phone/ }).fill('+1 207 555 0199');
  await checkA11yAtEnd(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Harbor Journeys');
  await expect(page.getByText('Harbor Journeys').first()).toBeAttached();
  for (const group of ['Booking', 'Cancellation', 'Emails']) {
    await page.getByRole('link', { name: group, exact: true }).click();
    await expect(page.getByRole('heading', { name: group, exact: true })).toBeVisible();
    await checkA11yAtEnd(page);
  }
  // a colleague with a confirmed address, because only such accounts can get a role
  const colleague = someone('colleague');
  const known = { authorization: `Bearer ${await haveConfirmed(page, colleague)}` };
  expect((await page.request.get('/api/account', { headers: known })).status()).toBe(200);
  await page.goto('/admin/team');
  await page.getByRole('textbox', { name: /Email of their account/ }).fill(colleague);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: colleague })).toBeVisible();
  await checkA11y(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBe(0);

  // another colleague, who uses the link too late
  const late = someone('late');
  const authorization = `Bearer ${await haveAccount(page, late)}`;
  const answer = await page.request.post('/api/setup', {
    headers: { authorization },
    data: { token },
  });
  expect([answer.status(), await answer.text()]).toEqual([
    409,
    expect.stringContaining('Someone else was faster'),
  ]);
});
