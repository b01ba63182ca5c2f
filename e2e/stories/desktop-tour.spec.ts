import type { Page } from '@playwright/test';
import { cardField, typeCard } from '../payment/card-field.ts';
import { checkA11y, expect, test } from '../fixtures.ts';
import { expectOnePage, seen } from '../trip-page.ts';
import { chooseFamily, dayFromNow, someone, typeRegistration } from '../traveler.ts';

const SPOT = 'Taj Mahal';
const OWN = 'Garden of the wide screen';
/** Two adults and a child for five days of $70 each; one day is paid by card. */
const TRIP = { total: '$1,050', paid: '$210', onArrival: '$840' };

const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Follows a link in the site's header, which shows all links on a desktop. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

/** Presses two hearts while signed out, and ends at the login form. */
async function savePlaces(page: Page): Promise<void> {
  await page.goto('/allTouristSpots?category=beach');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  for (const place of [0, 1]) {
    const heart = page.getByRole('button', { name: /^Favorite / }).nth(place);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('link', { name: 'Saved destinations' }).click();
  await expect(page.getByText('These destinations are saved only on this device.')).toBeVisible();
  await expect(page.getByLabel(/^Compare /)).toHaveCount(2);
  await checkA11y(page);
  await page.getByRole('link', { name: 'Sign in to save them to your account' }).click();
}

/** Shows the login and register forms with all their messages, and creates an account. */
async function registerOnTheWay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please fix all validation errors before proceeding.')).toBeVisible();
  await expect(page.getByText('Email is required')).toBeVisible();
  await checkA11y(page);

  await page.getByRole('link', { name: 'Create an account' }).click();
  await typeRegistration(page, 'Grace Hopper', someone('desktop-tour'));
  await expect(page.getByRole('meter', { name: 'Password strength' })).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function compareAndLookAtAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save them to my account' }).click();
  await expect(page.getByText(/^Saved to your account \(/)).toBeVisible();
  for (const place of [0, 1]) {
    const box = page.getByLabel(/^Compare /).nth(place);
    await box.click();
    await expect(box).toBeChecked();
  }
  await page.getByRole('button', { name: 'Compare 2 destinations' }).click();
  const compared = page.getByRole('dialog', { name: 'Side by side' });
  await expect(compared.getByRole('columnheader')).toHaveCount(3);
  await checkA11y(page);
  await page.keyboard.press('Escape');

  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click();
  await expect(title(page, 'Your account')).toBeVisible();
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await checkA11y(page);
}

async function addDestination(page: Page): Promise<void> {
  await follow(page, 'Add-Spots');
  await page.getByRole('button', { name: 'Add Destination' }).click();
  await expect(page.getByText('Please enter a tourist spot name')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Live preview' })).toBeVisible();
  await checkA11y(page);
  await page.getByLabel('Tourist spot name').fill(OWN);
  await page.getByRole('combobox', { name: 'Country' }).fill('Spain');
  await page.getByRole('option', { name: 'Spain' }).click();
  await page.getByLabel('Category').selectOption('Historical');
  await page.getByLabel('Average cost per day').fill('140');
  await page.getByLabel('Best season').selectOption('Spring (March - May)');
  await page.getByLabel('Image URL').fill('/media/destinations/alhambra-960.avif');
  await page.getByRole('button', { name: 'Add Destination' }).click();
  await expect(page).toHaveURL(/\/allTouristSpots$/);
}

/** Looks at the traveler's own destination in the list, in its form, and in the delete dialog. */
async function changeDestination(page: Page): Promise<void> {
  await follow(page, 'My-TouristSpots');
  await expect(page.getByText('Showing 1 of 1 destinations')).toBeVisible();
  await expect(page.getByText('100%')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('link', { name: `Edit ${OWN}` }).click();
  await expect(page.getByLabel('Tourist spot name')).toHaveValue(OWN);
  await checkA11y(page);
  await page.goBack();
  await page.getByRole('button', { name: `Delete ${OWN}` }).click();
  await expect(dialog(page, 'Are you sure?')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByText('No destinations added yet.')).toBeVisible();
  await checkA11y(page);
}

/** Goes from an empty list of bookings to a destination, and chooses two adults and a child. */
async function chooseTrip(page: Page): Promise<void> {
  await follow(page, 'Bookings');
  await expect(page.getByText('No Bookings Yet!')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('link', { name: 'New Booking' }).click();
  await page.getByRole('combobox', { name: 'Search destinations' }).fill('taj');
  await expect(page.getByText(/^Showing 1 of \d+ destinations\u200B*$/)).toBeVisible();
  await page.getByRole('link', { name: `View ${SPOT}` }).click();
  await expect(title(page, SPOT)).toBeVisible();
  await chooseFamily(page);
  await checkA11y(page);
}

async function book(page: Page): Promise<void> {
  await seen(page, 'link', 'Book Now').click();
  await expect(title(page, 'Book your trip')).toBeVisible();
  await page.getByLabel(/^Travel date/).fill(dayFromNow(60));
  await page.getByLabel(/^Duration/).fill('5');
  const summary = page.getByRole('region', { name: 'Booking summary' });
  await expect(summary.getByText(TRIP.total).first()).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Confirm booking' }).click();

  const message = page.getByRole('region', { name: 'Your new booking' });
  await expect(message.getByRole('link', { name: `Pay ${TRIP.paid} now` })).toBeVisible();
  // at the top of the page, because the message may partly cover a link in the list, which is allowed
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await checkA11y(page);
  await message.getByRole('link', { name: 'See your booking' }).click();
  await expect(page.getByText('Just booked')).toBeInViewport();
  await expect(page.getByText('2 adults, 1 child').filter({ visible: true })).toBeVisible();
  await checkA11y(page);
}

/** Looks at the unpaid trip, changes it, and looks at its row in the list. */
async function reconsider(page: Page): Promise<void> {
  await page.getByRole('link', { name: SPOT, exact: true }).click();
  await expect(page.getByText(`Nothing paid of ${TRIP.total} yet`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What’s included' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Plans changed?' })).toBeVisible();
  await checkA11y(page);
  await page.getByRole('link', { name: 'Change dates or travelers' }).click();
  await page.getByRole('button', { name: 'One more day' }).click();
  await expect(page.getByText(/^Cost increase of \$/)).toBeVisible();
  await checkA11y(page);

  // after loading a new document, the message about the booking is gone
  await page.goto('/bookings');
  await expect(page.getByText('Showing 1 of 1 booking', { exact: true })).toBeVisible();
  await expect(page.getByText('Upcoming', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Just booked')).toHaveCount(0);
  await checkA11y(page);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(dialog(page, 'Delete this booking?')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Keep trip' }).click();
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Pay Now/ }).click();
  const button = page.getByRole('button', { name: `Pay ${TRIP.paid}` });
  await expect(cardField(page).locator('input[name="cardnumber"]')).toBeVisible();
  await expect(button).toBeEnabled();
  await checkA11y(page);
  await typeCard(page, '4000000000000002');
  await button.click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await checkA11y(page);
  await typeCard(page, '4242424242424242');
  await button.click();
  await expect(page).toHaveURL(/\/bookings$/);

  await page.getByRole('link', { name: /^Receipt/ }).click();
  await expect(page.getByRole('heading', { name: 'This booking is paid' })).toBeVisible();
  await checkA11y(page);
  await page.getByRole('link', { name: 'View the receipt' }).click();
  await expect(title(page, 'Receipt')).toBeVisible();
  await expect(page.getByText(/4242/)).toBeVisible();
  await checkA11y(page);
}

async function lookAtTrip(page: Page): Promise<void> {
  await follow(page, 'Bookings');
  await page.getByRole('link', { name: SPOT, exact: true }).click();
  await expect(page.getByText(`${TRIP.paid} of ${TRIP.total} paid`)).toBeVisible();
  await expect(page.getByText('Visa ending 4242')).toBeVisible();
  await checkA11y(page);
  await seen(page, 'link', 'Show voucher').click();
  await expect(page.getByRole('img', { name: 'Code for check-in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Due on arrival' })).toBeVisible();
  await checkA11y(page);
  await expectOnePage(page);
  await page.getByRole('link', { name: 'Back to the trip' }).click();
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cancel this trip...' }).click();
  await expect(title(page, 'Plans changed?')).toBeVisible();
  const figures = page.getByRole('region', { name: 'Cancellation summary' });
  await expect(figures.getByText(TRIP.onArrival)).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: /^Cancel (?:trip|and return)/ }).click();
  await expect(title(page, 'Your trip is canceled')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Refund sent on / })).toBeVisible();
  await checkA11y(page);

  await follow(page, 'Bookings');
  await expect(page.getByRole('radio', { name: 'Canceled' })).toBeChecked();
  await expect(page.getByRole('main').getByText('Refund sent', { exact: true })).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(dialog(page, 'Remove this booking from your list?')).toBeVisible();
  await checkA11y(page);
}

/** The stories on the phone test the functions of these screens; this story tests their layout on a desktop. */
test('the screens of a traveler fit a desktop, and are accessible there @once', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expect(/status of 402/);
  await savePlaces(page);
  await registerOnTheWay(page);
  await compareAndLookAtAccount(page);
  await addDestination(page);
  await changeDestination(page);
  await chooseTrip(page);
  await book(page);
  await reconsider(page);
  await pay(page);
  await lookAtTrip(page);
  await cancel(page);
});
