import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GuestTrip } from '@wayfarer/contract';
import { expect, it } from 'vitest';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render.tsx';
import { anUnpaidTrip, aTrip, aVoucher } from '../test/trips.ts';
import { page } from './guest-trip-page.tsx';

const NOTHING = {
  pay: false,
  payBalance: false,
  change: false,
  rename: false,
  cancel: false,
  share: false,
};

function guestTrip(): GuestTrip {
  const { link, reference, svg } = aVoucher();
  const policy = { sentences: ['You get everything back up to 10 days before the travel date.'] };
  const trip = aTrip({
    booking: { policy },
    actions: { ...NOTHING, voucher: true },
    cancellation: null,
    shares: [],
  });
  return { trip: { ...trip, renameUntil: null }, voucher: { link, reference, svg } };
}

function open(answer: Parameters<typeof fakeApi>[0][string], hash = '#v1.token') {
  const none = { documents: [], making: false, next: 'none', mayName: false, company: null };
  const { api, calls } = fakeApi({
    'POST /guestTrips': answer,
    'POST /guestTrips/documents': () => ok(none),
  });
  renderScreen(<page.Component />, { api, user: null, at: `/my-trip${hash}` }, '/my-trip');
  return { calls, user: userEvent.setup() };
}

it('shows the trip without an account, and nothing that needs one', async () => {
  const { calls } = open(() => ok(guestTrip()));
  expect(await screen.findByRole('heading', { level: 1, name: 'Istanbul Old City' })).toBeVisible();
  expect(calls[0]?.body).toEqual({ token: 'v1.token' });
  for (const name of [/Cancel/, /Share/, /another traveler/, /Pay \$/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('link', { name: 'My bookings' })).not.toBeInTheDocument();
});

it('shows the voucher at the same address, and links back', async () => {
  const { user } = open(() => ok(guestTrip()));
  const [button] = await screen.findAllByRole('button', { name: 'Show voucher' });
  if (!button) throw new Error('no button');
  await user.click(button);
  expect(await screen.findByRole('img', { name: 'Code for check-in' })).toBeVisible();
  expect(screen.getByText('WF-7K3M9Q')).toBeVisible();
  expect(screen.getByText(/^Printed /)).toHaveTextContent(
    'You get everything back up to 10 days before the travel date.',
  );
  await user.click(screen.getByRole('button', { name: 'Back to the trip' }));
  expect(await screen.findAllByRole('button', { name: 'Show voucher' })).not.toEqual([]);
});

it('explains how to pay if nothing is paid, and when the voucher appears', async () => {
  const trip = { ...anUnpaidTrip(), cancellation: null, actions: { ...NOTHING, voucher: false } };
  open(() => ok({ trip, voucher: null }));
  expect(
    await screen.findByText('Your voucher appears here once something is paid.'),
  ).toBeVisible();
  expect(screen.getByText(/Contact us to arrange how to pay/)).toBeVisible();
  expect(screen.queryByText(/by card/)).not.toBeInTheDocument();
});

it.each([
  [404, 'not_found', 'This link no longer works'],
  [503, 'unavailable', 'Failed to open your trip'],
])('after %i %s says: %s', async (status, code, name) => {
  open(() => refused(status, code));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

it('sends no request for a link without its last part', async () => {
  const { calls } = open(() => ok(guestTrip()), '');
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
