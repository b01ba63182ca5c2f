import { checkA11y, expect, test as base } from '../fixtures.ts';
import { haveAccount, signIn, someone } from '../traveller.ts';

/** A server of its own: it gets an owner and another name. */
const test = base.extend<object, object>({
  serverEnv: [{ ADMIN_EMAILS: '' }, { scope: 'worker' }],
});

test('who holds the link that the server printed owns the agency, and says what it is called', async ({
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
  await expect(page.getByRole('heading', { name: 'How travelers pay' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: /^As it is/ })).toBeChecked();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { name: 'Who may add places' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(page.getByText('There is no mail server yet')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.goto('/');
  await expect(page).toHaveTitle(/Harbor Journeys/);

  // somebody who comes after them
  const late = someone('late');
  const authorization = `Bearer ${await haveAccount(page, late)}`;
  const answer = await page.request.post('/api/setup', {
    headers: { authorization },
    data: { token },
  });
  expect([answer.status(), await answer.text()]).toEqual([
    409,
    expect.stringContaining('Somebody was faster'),
  ]);
});
