import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WaitingParty } from '@wayfarer/contract';
import { expect, it } from 'vitest';
import { fakeApi, ok } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { page } from '../list/bookings-page.tsx';
import { aBooking } from '../test/bookings.ts';

const SOON = new Date(Date.now() + 20 * 3_600_000).toISOString();

const waits = (part: Partial<WaitingParty> = {}): WaitingParty => ({
  _id: 'entry',
  spotId: 'fuji',
  travelSpot: 'Mount Fuji',
  travelCountry: 'Japan',
  image: '/media/fuji.webp',
  travelDate: '2090-04-12',
  startTime: null,
  travelDuration: 3,
  travellers: { adults: 2, children: 0, infants: 0 },
  state: 'waiting',
  ahead: 0,
  bookingId: null,
  offeredUntil: null,
  mayAccept: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...part,
});
const offered = (part: Partial<WaitingParty> = {}) =>
  waits({ state: 'offered', bookingId: 'fuji-trip', offeredUntil: SOON, ...part });
const held = aBooking({ state: 'held', heldUntil: SOON, travellers: { adults: 2, children: 0, infants: 0 } }); // prettier-ignore

function show(
  entries: WaitingParty[],
  bookings = [aBooking({ _id: 'other', travelSpot: 'Bromo' })],
) {
  const world = fakeApi({
    'GET /bookings': () => ok(bookings),
    'GET /waitlist': () => ok(entries),
    'DELETE /waitlist/entry': () => ok({ deletedCount: 1 }),
    'POST /waitlist/entry/acceptance': () => ok(waits({ state: 'taken' })),
  });
  renderScreen(<page.Component />, { api: world.api, user: ADA, at: '/bookings' }, '/bookings');
  return { ...world, person: userEvent.setup({ delay: null }) };
}

it('shows the days on a traveler’s waiting list, and lets them leave it', async () => {
  const { callsOf, person } = show([
    waits({ ahead: 2 }),
    waits({ _id: 'next', travelDate: '2090-05-01' }),
  ]);
  expect(await screen.findByRole('heading', { name: 'On the waiting list' })).toBeVisible();
  expect(screen.getByText('2 parties ahead of you')).toBeVisible();
  expect(screen.getByText('You’re next')).toBeVisible();
  const [leave] = screen.getAllByRole('button', { name: /^Leave the list/ });
  if (leave) await person.click(leave);
  expect(callsOf('DELETE').map(({ path }) => path)).toEqual(['/waitlist/entry']);
});

it('shows offered places above the list, which are not a trip yet', async () => {
  show([offered()], [held, aBooking({ _id: 'other', travelSpot: 'Bromo' })]);
  const card = await screen.findByRole('article', { name: '2 places opened up for you' });
  expect(within(card).getByText(/^Yours until /)).toBeVisible();
  expect(within(card).getByRole('link', { name: /^Pay \$.* and book$/ })).toHaveAttribute('href', '/payment/fuji-trip'); // prettier-ignore
  expect(within(card).queryByRole('button', { name: 'Accept the offer' })).toBeNull();
  expect(screen.getByText('Showing 1 of 1 booking')).toBeVisible();
});

it('shows a person without trips only the waiting list', async () => {
  show([offered()], [held]);
  expect(await screen.findByRole('article', { name: /opened up for you$/ })).toBeVisible();
  expect(screen.queryByText('No Bookings Yet!')).not.toBeInTheDocument();
});

it('passes declined places to the next in line, after a confirmation', async () => {
  const { callsOf, person } = show([offered()], [held]);
  await person.click(await screen.findByRole('button', { name: 'No, thanks' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Decline the 2 places?' });
  await person.click(within(dialog).getByRole('button', { name: 'No, thanks' }));
  expect(callsOf('DELETE').map(({ path }) => path)).toEqual(['/waitlist/entry']);
});

it('lets an offer be accepted if no advance payment is needed', async () => {
  const { callsOf, person } = show([offered({ mayAccept: true })], [held]);
  await person.click(await screen.findByRole('button', { name: 'Accept the offer' }));
  expect(callsOf('POST').map(({ path }) => path)).toEqual(['/waitlist/entry/acceptance']);
});

it('says that an offer has ended, and how to try again', async () => {
  show([offered({ state: 'lapsed', offeredUntil: '2026-01-02T00:00:00.000Z' })]);
  expect(await screen.findByText(/^This offer ended /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the destination' })).toBeVisible();
});
