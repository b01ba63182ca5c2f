import type { Page } from '@playwright/test';
import { checkA11y, expect as fixturesExpect, test } from './fixtures.ts';
import { haveAccount, PASSWORD, register, signIn, someone } from './traveller.ts';

// hashing passwords is meant to be slow, and these stories do it again and again
const expect = fixturesExpect.configure({ timeout: 20_000 });
test.beforeEach(() => test.slow());

const logoutButton = (page: Page) => page.getByRole('button', { name: 'Logout' });

test('registers on the way to a protected page, signs out and in again', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 400.*signInWithPassword/);
  const email = someone('grace');
  await page.goto('/paymentHistory');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please fix all validation errors before proceeding.')).toBeVisible();
  await expect(page.getByText('Email is required')).toBeVisible();
  await checkA11y(page);

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  const meter = page.getByRole('meter', { name: 'Password strength' });
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await expect(meter).toHaveAttribute('aria-valuenow', '20');
  await expect(page.getByRole('listitem').filter({ hasText: 'Missing: One digit' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(meter).toHaveAttribute('aria-valuenow', '100');
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await checkA11y(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/paymentHistory$/);

  await logoutButton(page).click();
  await expect(page.getByText('Logout successful')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  await page.goto('/login');
  await signIn(page, email, 'Wrong!word1');
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await signIn(page, email);
  await expect(page.getByText('Signed in successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(logoutButton(page)).toBeVisible();
});

test(
  'signs in with a demo account of the Google window, and out in every tab',
  { tag: '@once' },
  async ({ page, context }) => {
    await page.goto('/login');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const chooser = await opening;
    await expect(chooser.getByText(/demo accounts/i).first()).toBeVisible();
    await checkA11y(chooser);
    await chooser.getByRole('button').first().click();
    await expect(page.getByText('Signed in with Google successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(logoutButton(page)).toBeVisible();

    const other = await context.newPage();
    // The header shows the account before the session is confirmed; leaving before that would end it
    // in the middle of the confirmation.
    const confirmed = other.waitForResponse(/accounts:lookup/);
    await other.goto('/paymentHistory');
    await expect(logoutButton(other)).toBeVisible();
    await confirmed;
    await logoutButton(page).click();
    await expect(page.getByText('Logout successful')).toBeVisible();
    await expect(other).toHaveURL(/\/login$/);
  },
);

test('sets a new password through the mail in the outbox', async ({ page, watch }) => {
  watch.expect(/status of 400.*(signInWithPassword|resetPassword)/);
  const email = someone('reset');
  await haveAccount(page, email);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
  await page.getByRole('link', { name: 'Open the outbox' }).click();

  const mail = page.getByRole('article', { name: 'Set a new password' });
  await expect(mail.first()).toContainText(email);
  await checkA11y(page);
  await mail.first().getByRole('link', { name: 'Open the link' }).click();
  await expect(page.getByText(`For the account ${email}`)).toBeVisible();
  const used = page.url();
  await page.getByLabel('New password', { exact: true }).fill('New!course8');
  await page.getByLabel('Confirm new password').fill('New!course8');
  await checkA11y(page);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, email);
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await signIn(page, email, 'New!course8');
  await expect(page.getByText('Signed in successfully')).toBeVisible();

  await page.goto(used);
  await expect(page.getByText('This link no longer works')).toBeVisible();
});

test('confirms the address, changes the profile and takes the data along', async ({ page }) => {
  const email = someone('profile');
  await register(page, email, '/account');
  const mail = page
    .getByRole('article', { name: 'Confirm your e-mail address' })
    .filter({ hasText: email });
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await checkA11y(page);

  await page.getByLabel('Full Name').fill('Grace Brewster Hopper');
  await page.getByRole('radio', { name: 'Drawn portrait 2' }).check({ force: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await saving).suggestedFilename()).toBe('wayfarer-my-data.json');

  await page.goto('/outbox');
  await mail.getByRole('link', { name: 'Open the link' }).click();
  await expect(page.getByText('Your address is confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Brewster Hopper');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Yes, delete my account' }).click();
  await page.getByLabel('Your current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your account is deleted. Safe travels!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test(
  'a session that ends in the middle of a form asks again and loses no input',
  { tag: '@once' },
  async ({ page, browser, watch }) => {
    watch.expect(/status of (400|401)/);
    const email = someone('ended');
    await haveAccount(page, email);
    await page.goto('/login?from=/account');
    await signIn(page, email);
    await page.getByLabel('Full Name').fill('Half Typed Name');

    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await elsewhere.newPage();
    await other.goto('/login?from=/account');
    await signIn(other, email);
    const others = other.getByRole('button', { name: /^Sign out Chrome/ });
    // the one used last is the page's
    await others.first().click();
    await expect(other.getByText('The device is signed out')).toBeVisible();
    await elsewhere.close();

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
    await expect(dialog).toBeVisible();
    await checkA11y(page);
    // a second Escape in a row closes a dialog without asking
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
    await expect(page.getByLabel('Full Name')).toHaveValue('Half Typed Name');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
  },
);
