/** Days and places, departures in every state, and the traveler's trips on them. */
import type { Page } from 'playwright-core';
import { dayFromNow } from '../stage.ts';
import { fixed, press, type Scene } from './scene.ts';

const placesOf = (id: string) => `/admin/destinations/${id}/places`;

/** Chooses a day in the calendar of a destination. */
const choose = (day: string) => async (page: Page) => {
  const cell = page.getByRole('grid').locator(`[data-day="${day}"]`);
  if ((await cell.count()) === 0) await press('Next month')(page);
  await cell.click();
};

async function planTimes(page: Page): Promise<void> {
  for (const weekday of ['Tuesday', 'Thursday'])
    await page.getByRole('button', { name: weekday, exact: true }).last().click();
  await press('Add a start time')(page);
  await page.getByLabel('Time 1', { exact: true }).fill('09:00');
}

/** Asks for the waiting list of the first full departure. */
async function openWaitingList(page: Page): Promise<void> {
  const full = page.getByRole('button', { name: 'Waiting list' }).filter({ visible: true });
  if ((await full.count()) === 0) await press('Next month')(page);
  await full.first().click();
  await page.getByText('It costs nothing.').filter({ visible: true }).first().waitFor();
}

async function joinWaitingList(page: Page): Promise<void> {
  await openWaitingList(page);
  await press('Join the waiting list')(page);
  await page.getByRole('dialog', { name: 'Join the waiting list?' }).waitFor();
}

const detail = (id: string) => `/allTouristSpots/touristSpot/${id}`;
const full: Scene['path'] = ({ fullDeparture }) => `/admin/departures/${fullDeparture}`;
const unsure: Scene['path'] = ({ unsureDeparture }) => `/admin/departures/${unsureDeparture}`;
const empty: Scene['path'] = ({ emptyDeparture }) => `/admin/departures/${emptyDeparture}`;
const request: Scene['path'] = ({ requestId }) => `/admin/bookings/${requestId}`;
const timed: Scene['path'] = ({ timedId }) => placesOf(timedId);
const board = `/admin/departures/week?day=${dayFromNow(3)}`;

export const departureScenes: readonly Scene[] = [
  { name: 'console-board', path: fixed(board), as: 'desk' },
  { name: 'console-board-oversold', path: fixed(`${board}&show=over`), as: 'desk' },
  { name: 'console-places-open', path: ({ spotId }) => placesOf(spotId), as: 'desk' },
  { name: 'console-places-daily', path: ({ dailyId }) => placesOf(dailyId), as: 'desk', act: choose(dayFromNow(2)) }, // prettier-ignore
  { name: 'console-places-request', path: ({ requestSpotId }) => placesOf(requestSpotId), as: 'desk' }, // prettier-ignore
  { name: 'console-places-timed', path: timed, as: 'desk', act: choose(dayFromNow(5)) },
  { name: 'console-places-plan', path: timed, as: 'desk', act: planTimes },
  { name: 'console-manifest-full', path: full, as: 'desk' },
  { name: 'console-manifest-unsure', path: unsure, as: 'desk' },
  { name: 'console-manifest-empty', path: empty, as: 'desk' },
  { name: 'console-manifest-guarantee', path: unsure, as: 'desk', act: press('Guarantee...') },
  { name: 'console-manifest-call-off', path: empty, as: 'desk', act: press('Call off...') },
  { name: 'console-waiting-remove', path: full, as: 'desk', act: press('Remove') },
  { name: 'console-request', path: request, as: 'desk' },
  { name: 'console-request-accept', path: request, as: 'desk', act: press('Accept') },
  { name: 'console-request-decline', path: request, as: 'desk', act: press('Decline...') },
  { name: 'destination-timed', path: ({ timedId }) => detail(timedId) },
  {
    name: 'destination-daily',
    path: ({ dailyId }) => detail(dailyId),
    act: choose(dayFromNow(10)),
  },
  { name: 'destination-request', path: ({ requestSpotId }) => detail(requestSpotId) },
  { name: 'destination-full', path: ({ timedId }) => detail(timedId), act: openWaitingList },
  { name: 'destination-waiting', path: ({ timedId }) => detail(timedId), as: 'traveler', act: joinWaitingList }, // prettier-ignore
  { name: 'booking-timed', path: ({ timedId }) => `/booking?spot=${timedId}`, as: 'traveler' },
  { name: 'trip-held', path: ({ heldId }) => `/bookings/${heldId}`, as: 'traveler' },
  { name: 'trip-request', path: ({ requestId }) => `/bookings/${requestId}`, as: 'traveler' },
  { name: 'trip-offer', path: ({ offeredId }) => `/bookings/${offeredId}`, as: 'traveler' },
  { name: 'trip-timed', path: ({ timedTripId }) => `/bookings/${timedTripId}`, as: 'traveler' },
  { name: 'voucher-timed', path: ({ timedTripId }) => `/bookings/${timedTripId}/voucher`, as: 'traveler' }, // prettier-ignore
  { name: 'companions-timed', path: ({ timedLink }) => timedLink },
  { name: 'guest-timed', path: ({ guestLink }) => guestLink },
  { name: 'payment-held', path: ({ heldId }) => `/payment/${heldId}`, as: 'traveler' },
];
