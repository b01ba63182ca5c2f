/** The pictures in docs/guide, each with its screen and the actions before the picture is taken. */
import type { Page } from 'playwright-core';
import { fixed, press } from '../scenes/scene.ts';
import type { DeparturesStage } from '../departures.ts';
import type { DeskStage } from '../desk.ts';
import type { Stage } from '../stage.ts';

export interface GuideStage extends Stage, DeskStage {
  /** The booking of a guest who has paid in part and departs today. */
  todayId: string;
  /** The id of Chen Weber, who has sent a message and booked a trip. */
  customerId: string;
  messageId: string;
}

export interface Shot<Needed = GuideStage> {
  name: string;
  path: (stage: Needed) => string;
  /** The width of the screen. Pictures of wide screens are scaled down. */
  size?: 'phone' | 'wide';
  /** The height of the visible part of the page, in pixels. */
  height?: number;
  act?: (page: Page) => Promise<void>;
}

/** Presses a button and waits for a button in the dialog that it opens. */
const open = (button: string, waitFor: RegExp) => async (page: Page) => {
  await press(button)(page);
  await page.getByRole('dialog').getByRole('button', { name: waitFor }).waitFor();
};

/** Waits for the rows in the list of bookings, and for the counts of its views. */
async function listed(page: Page) {
  await page.getByRole('link', { name: /^WF-/ }).first().waitFor();
  await page.getByRole('link', { name: /^Departing this week.*\d/ }).waitFor();
}

const ofToday = ({ todayId }: GuideStage) => `/admin/bookings/${todayId}`;
const ofPaid = ({ paidBookingId }: GuideStage) => `/admin/bookings/${paidBookingId}`;
const ofCustomer = ({ customerId }: GuideStage) => `/admin/customers/${customerId}`;

export const shots: readonly Shot[] = [
  { name: 'menu-phone', path: fixed('/admin'), size: 'phone', act: press('More') },
  { name: 'new-destination', path: fixed('/admin/destinations/new'), height: 820 },
  { name: 'today', path: fixed('/admin'), size: 'wide', height: 1120 },
  { name: 'today-phone', path: fixed('/admin'), size: 'phone' },
  { name: 'bookings', path: fixed('/admin/bookings'), size: 'wide', act: listed },
  { name: 'booking', path: ofToday, size: 'wide', height: 1000 },
  { name: 'new-booking', path: fixed('/admin/bookings/new'), act: fillBooking, height: 900 },
  { name: 'receive-payment', path: ofToday, act: open('Receive payment', /^Record/) },
  { name: 'ask-payment', path: ofPaid, act: open('Ask for payment...', /^Ask for/), height: 800 },
  { name: 'refund', path: ofPaid, act: open('Refund...', /^Refund$/), height: 700 },
  { name: 'cancel', path: ofPaid, act: open('Cancel...', /^Cancel and return/), height: 960 },
  { name: 'manifest', path: fixed('/admin/departures'), act: openManifest, height: 560 },
  { name: 'check-in-phone', path: ({ codes }) => codes.expected, size: 'phone' },
  { name: 'editor', path: ({ spotId }) => `/admin/destinations/${spotId}`, height: 900 },
  { name: 'places', path: fixed('/admin/destinations?q=petronas'), act: openPlaces, size: 'wide', height: 1500 }, // prettier-ignore
  { name: 'departures-plan', path: fixed('/admin/destinations?q=erg+chebbi'), act: openPlan, size: 'wide', height: 1060 }, // prettier-ignore
  { name: 'departures-phone', path: fixed('/allTouristSpots?search=erg+chebbi'), act: showCalendar, size: 'phone' }, // prettier-ignore
  { name: 'to-decide', path: fixed('/admin/destinations/review'), height: 860 },
  { name: 'pictures', path: fixed('/admin/pictures'), height: 480 },
  { name: 'reviews', path: fixed('/admin/reviews?view=published'), height: 720 },
  { name: 'customer', path: ofCustomer, size: 'wide', height: 1120 },
  {
    name: 'block',
    path: ofCustomer,
    act: open('Block account...', /^Block account$/),
    height: 700,
  },
  { name: 'message', path: ({ messageId }) => `/admin/inbox/${messageId}`, height: 900 },
  { name: 'newsletter', path: fixed('/admin/newsletter'), height: 520 },
  { name: 'team', path: fixed('/admin/team'), height: 940 },
  { name: 'member', path: fixed('/admin/team'), act: open('Change', /^Save$/), height: 900 },
  { name: 'terms', path: fixed('/admin/terms'), size: 'wide', height: 860 },
  { name: 'audit', path: fixed('/admin/audit'), height: 720 },
  { name: 'settings', path: fixed('/admin/settings'), act: fillAgency, size: 'wide', height: 1040 },
  { name: 'payment-plan', path: fixed('/admin/settings?group=money'), act: fillPlan, size: 'wide', height: 620 }, // prettier-ignore
  { name: 'settings-site', path: fixed('/admin/settings?group=site'), act: fillSite, size: 'wide', height: 1000 }, // prettier-ignore
  { name: 'settings-emails', path: fixed('/admin/settings?group=mails'), act: fillMails, size: 'wide', height: 1000 }, // prettier-ignore
];

/** Pictures that also show departures with start times. They are taken last, so that the others don't show them. */
export const departureShots: readonly Shot<GuideStage & DeparturesStage>[] = [
  { name: 'board', path: fixed('/admin/departures/week'), size: 'wide', height: 1040 },
  { name: 'board-phone', path: fixed('/admin/departures/week?day=2027-04-14'), size: 'phone' },
  { name: 'start-times', path: ({ timedId }) => `/admin/destinations/${timedId}/places`, act: planTimes, size: 'wide', height: 900 }, // prettier-ignore
  { name: 'start-times-phone', path: ({ timedId }) => `/allTouristSpots/touristSpot/${timedId}`, act: showDepartures, size: 'phone' }, // prettier-ignore
];

async function fillBooking(page: Page): Promise<void> {
  await page.getByRole('combobox').first().fill('taj');
  await page.getByRole('option', { name: /Taj Mahal/ }).click();
  await page.getByLabel(/^First day/).fill('2027-05-03');
  await page.getByLabel(/^Full name/).fill('Rosa Vega');
  await page.getByLabel(/^Phone number/).fill('+351 912 345 678');
  await page.getByLabel(/^Email address/).fill('rosa@example.com');
  await page.getByRole('button', { name: /^Book for/ }).waitFor();
}

async function openManifest(page: Page): Promise<void> {
  await page.locator('main table a').first().click();
  await page.getByRole('button', { name: 'Print' }).waitFor();
}

/** Opens the days and places of the only destination in the list. */
async function openPlaces(page: Page): Promise<void> {
  const destination = page.locator('main table a').first();
  await page.goto(`${(await destination.getAttribute('href')) ?? ''}/places`);
  await page.getByRole('grid').waitFor();
}

async function openPlan(page: Page): Promise<void> {
  await openPlaces(page);
  const every = page.getByRole('group', { name: 'Every' });
  for (const weekday of ['Monday', 'Thursday']) await every.getByText(weekday).click();
  await scrollToPlan(page);
}

/** Opens a destination and scrolls to the days that travelers can choose. */
async function showCalendar(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^View/ }).first().click();
  const days = page.getByRole('group', { name: /^Departures in/ });
  await days.waitFor();
  await days.scrollIntoViewIfNeeded();
}

/** Fills in a rule with two departures a day, and scrolls to it. */
async function planTimes(page: Page): Promise<void> {
  for (const weekday of ['Saturday', 'Sunday'])
    await page.getByRole('button', { name: weekday, exact: true }).last().click();
  await press('Add a start time')(page);
  await page.getByLabel('Time 1', { exact: true }).fill('06:00');
  await press('Another start time')(page);
  await page.getByLabel('Time 2', { exact: true }).fill('16:30');
  await page.getByLabel('Time 2', { exact: true }).blur();
  await scrollToPlan(page);
}

async function scrollToPlan(page: Page): Promise<void> {
  const title = page.getByRole('heading', { name: 'Plan departures' });
  await title.evaluate((element) => {
    element.closest('section')?.scrollIntoView();
    scrollBy(0, 56); // the space that is left for a header
  });
}

async function showDepartures(page: Page): Promise<void> {
  const days = page.getByRole('group', { name: /^Departures in/ });
  await days.waitFor();
  await days.evaluate((element) => element.scrollIntoView());
}

async function fillAgency(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Address/ }).fill('12 Quay Street\nPortland, ME 04101');
  await page.getByRole('textbox', { name: /^Phone/ }).fill('+1 207 555 0142');
  await page.getByRole('textbox', { name: /^Emergency phone/ }).fill('+1 207 555 0199');
  await page.getByRole('textbox', { name: /^Email/ }).fill('hello@example.com');
  await page.getByRole('textbox', { name: /^Opening hours/ }).fill('Mon to Fri, 9 to 5');
}

async function fillPlan(page: Page): Promise<void> {
  await page.getByLabel('First payment').selectOption('percent');
  await page.getByLabel('Balance').selectOption('before');
  await page.getByText(/\$300 now, \$700 by/).waitFor();
}

async function fillSite(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Brand color/ }).fill('#0f5c6b');
  await page.getByRole('textbox', { name: /^Headline/ }).first().fill('Sail with us'); // prettier-ignore
}

async function fillMails(page: Page): Promise<void> {
  const booked = page.getByRole('region', { name: 'Booking confirmation' });
  await booked.getByRole('textbox', { name: /^Opening/ }).fill('We look forward to {date} in {destination}.'); // prettier-ignore
  await page.getByText(/^We look forward to [A-Z]/).waitFor();
}

/** The screens of a first owner, before the agency has any data. */
export const firstShots = {
  setup: { name: 'setup', path: fixed('/setup'), height: 560 },
  steps: {
    name: 'first-steps',
    path: fixed('/admin/first-steps'),
    height: 880,
    act: async (page: Page) => {
      await page.getByRole('textbox', { name: /^Name/ }).fill('Harbor Journeys');
    },
  },
} as const satisfies Record<string, Shot>;
