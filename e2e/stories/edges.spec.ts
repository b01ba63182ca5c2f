import { expect, test } from '../fixtures.ts';
import { beyondScreen } from '../page-width.ts';
import { fillRegistration, haveAccount, signIn, someone } from '../traveler.ts';

test('a returning visitor finds Sign in; a name with signs is answered with a spelling that works @once', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/register/);
  await fillRegistration(page, "Anne-Marie O'Neill", someone('anne'));
  await expect(page.getByText('Name can only contain letters and spaces')).toBeVisible();
  await expect(page.getByText('“Anne Marie ONeill” works.', { exact: false })).toBeVisible();
  await page.getByLabel('Full Name').fill('Anne Marie ONeill');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a trip to a place with a long name is booked on the smallest window @once', async ({
  page,
}) => {
  const email = someone('tiny');
  const token = await haveAccount(page, email);
  const spot = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  const added = await page.request.post('/api/allSpots', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      spot,
      country: 'United Kingdom',
      average_cost: '$70',
      image: '/media/destinations/alhambra-960.avif',
    },
  });
  expect(added.status()).toBe(201);
  const { _id } = (await added.json()) as { _id: string };
  // a phone in landscape, or 1,280 pixels at 400% zoom
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto(`/login?from=${encodeURIComponent(`/booking?spot=${_id}&days=2`)}`);
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Book your trip' })).toBeVisible();
  expect((await beyondScreen(page)).usual).toBe(0);
  // a normal click fails if anything covers the field
  await page.getByLabel('Full name').click();
  await page.getByLabel('Full name').fill('Gwen Jones');
  await page.getByLabel(/^Travel date/).fill('2090-06-15');
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page).toHaveURL(/\/bookings$/);
  await expect(page.getByText(spot).filter({ visible: true }).first()).toBeVisible();
  expect((await beyondScreen(page)).usual).toBe(0);
});

test('on the narrowest phone the header is one row of equal controls, and a reminder leaves room @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto('/register?from=%2Fbookings');
  const rows = async () => {
    const controls = page.getByRole('banner').locator(':is(a, button):visible');
    const boxes = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect)); // prettier-ignore
    const [, ...buttons] = boxes; // the agency's name comes first
    return { tops: new Set(boxes.map(({ y, height }) => Math.round(y + height / 2))).size, widths: new Set(buttons.map(({ width }) => width)) }; // prettier-ignore
  };
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  expect(await rows()).toEqual({ tops: 1, widths: new Set([44]) });
  await fillRegistration(page, 'Ada Lovelace', someone('narrow'));
  await expect(page.getByRole('heading', { name: 'No Bookings Yet!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeVisible();
  expect(await rows()).toEqual({ tops: 1, widths: new Set([44]) });
  const reminder = await page.getByRole('complementary', { name: /confirm/i }).boundingBox();
  expect(reminder?.height).toBeLessThan(112); // half of the screen
});
