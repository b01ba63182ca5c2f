import type { Page } from '@playwright/test';
import { checkA11y, expect as fixturesExpect, test } from '../fixtures.ts';
import { haveAccount, PASSWORD, register, signIn, someone } from '../traveler.ts';

// password hashing is slow on purpose, and these stories do it many times
const expect = fixturesExpect.configure({ timeout: 20_000 });
test.beforeEach(() => test.slow());

/** Follows the link in the latest email of a kind from the demo's outbox. */
async function openMail(page: Page, name: string, to: string): Promise<void> {
  await page.goto('/outbox');
  const mail = page.getByRole('article', { name }).filter({ hasText: to }).first();
  await mail.getByRole('link', { name: 'Open the link' }).click();
}

const logoutButton = (page: Page) => page.getByRole('button', { name: 'Logout' });

test('registers on the way to a protected page, signs out and in again @phone', async ({
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
    // The header shows the account before the session is confirmed. Leaving the page in between would abort the
    // confirmation.
    const confirmed = other.waitForResponse(/accounts:lookup/);
    await other.goto('/paymentHistory');
    await expect(logoutButton(other)).toBeVisible();
    await confirmed;
    await logoutButton(page).click();
    await expect(page.getByText('Logout successful')).toBeVisible();
    await expect(other).toHaveURL(/\/login$/);
  },
);

test('sets a new password through the email in the outbox @once', async ({ page, watch }) => {
  watch.expect(/status of 400.*(signInWithPassword|resetPassword)/);
  const email = someone('reset');
  await haveAccount(page, email);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If there’s an account for ${email}`)).toBeVisible();
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

test('confirms the address, changes the profile and takes the data along @phone', async ({
  page,
}) => {
  const email = someone('profile');
  await register(page, email, '/account');
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await checkA11y(page);

  await page.getByLabel('Full Name').fill('Grace Brewster Hopper');
  await page.getByRole('radio', { name: 'Illustrated portrait 2' }).check({ force: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await saving).suggestedFilename()).toBe('my-data.json');

  await openMail(page, 'Confirm your email address', email);
  await expect(page.getByText('Your email is confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Brewster Hopper');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Yes, delete my account' }).click();
  await expect(page.getByText('Your account has been deleted. Safe travels!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('confirms the address on another device by signing in there @once', async ({
  page,
  browser,
}) => {
  const email = someone('two-devices');
  await register(page, email, '/account');
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const phone = await elsewhere.newPage();
  await openMail(phone, 'Confirm your email address', email);
  await expect(phone.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await checkA11y(phone);
  await phone.getByRole('button', { name: 'Sign in to confirm' }).click();
  await expect(phone.getByLabel('Email', { exact: true })).toHaveValue(email);
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Sign In' }).click();
  await expect(phone.getByText('Your email is confirmed')).toBeVisible();
  await elsewhere.close();
  await page.reload();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('takes an address back that a stranger has registered @once', async ({ page, watch }) => {
  watch.expect(/status of 400.*signInWithPassword/);
  const email = someone('taken');
  const stranger = await haveAccount(page, email);
  const mail = { requestType: 'VERIFY_EMAIL', idToken: stranger };
  const sendOobCode = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=wayfarer-web';
  expect((await page.request.post(sendOobCode, { data: mail })).status()).toBe(200);
  await openMail(page, 'Confirm your email address', email);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByText(`For the account ${email}`)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('My!own8course');
  await page.getByLabel('Confirm new password').fill('My!own8course');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, email);
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await signIn(page, email, 'My!own8course');
  await expect(page.getByText('Signed in successfully')).toBeVisible();
  const headers = { authorization: `Bearer ${stranger}` };
  expect((await page.request.get('/api/account', { headers })).status()).toBe(401);
});

test('moves to another address, and takes the change back with a new password @once', async ({
  page,
}) => {
  const email = someone('moving');
  const moved = someone('moved');
  await register(page, email, '/account');
  await openMail(page, 'Confirm your email address', email);
  await expect(page.getByText('Your email is confirmed')).toBeVisible();
  await page.goto('/account');
  await page.getByLabel('New email').fill(moved);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('Your current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(`If ${moved} doesn’t have an account yet`)).toBeVisible();
  await openMail(page, 'Confirm your new email address', moved);
  await expect(page.getByText(`Your account’s email is now ${moved}`)).toBeVisible();

  await openMail(page, 'Your email address was changed', email);
  await expect(page.getByText(`Your account’s email is ${email} again`)).toBeVisible();
  await checkA11y(page);
  await page.getByRole('link', { name: 'Set a new password' }).click();
  await page.getByLabel('New password', { exact: true }).fill('New!course8');
  await page.getByLabel('Confirm new password').fill('New!course8');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, email, 'New!course8');
  await expect(page.getByText('Signed in successfully')).toBeVisible();
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
    // the first session is the most recently used one, which is the page's own
    await others.first().click();
    await expect(other.getByText('Device signed out')).toBeVisible();
    await elsewhere.close();

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
    await expect(dialog).toBeVisible();
    await checkA11y(page);
    // after two presses of Escape in a row, browsers close a dialog without asking
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
