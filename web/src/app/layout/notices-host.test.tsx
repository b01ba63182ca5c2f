import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priceBreakdown } from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { fakeApi, ok } from '../../test/fake-api.ts';
import { aBooking } from '../../features/bookings/test/bookings.ts';
import { recentTripChanged } from '../../session/notices.ts';
import { ADA } from '../../test/fake-identity.ts';
import { renderScreen, type RenderOptions } from '../../test/render.tsx';
import { NoticesHost } from './notices-host.tsx';

async function book(
  part: Parameters<typeof aBooking>[0] = {},
  options: RenderOptions = {},
  deleted = false,
  paid: string | null = null,
) {
  const { api } = fakeApi({ 'GET /bookings': () => ok(deleted ? [] : [aBooking(part)]) });
  const screenAndNotices = (
    <>
      <main tabIndex={-1} />
      <NoticesHost />
    </>
  );
  const view = renderScreen(screenAndNotices, { api, user: ADA, at: '/here', ...options });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => void view.store.dispatch(recentTripChanged({ trip: aBooking(), paid, open: true })));
  await screen.findByRole('status');
  return view;
}
const message = () => screen.findByRole('region', { name: 'Your new booking' });

test.each([
  ['day', 'Pay $200 now'],
  ['total', 'Pay $600 now'],
] as const)('a new booking can be viewed and paid (%s): %s', async (charge, pay) => {
  const breakdown = priceBreakdown({ total: 60_000, days: 3, currency: 'usd' }, charge);
  await book({ breakdown });
  expect(await message()).toHaveTextContent('Your trip to Mount Fuji on Apr 12, 2090 is booked.');
  expect(screen.getByRole('status')).toContainElement(await message());
  expect(await screen.findByRole('link', { name: pay })).toHaveAttribute(
    'href',
    '/payment/fuji-trip',
  );
  expect(screen.getByRole('link', { name: 'See your booking' })).toHaveAttribute(
    'href',
    '/bookings',
  );
});

test('the message survives navigation, and goes when it is dismissed', async () => {
  const { router } = await book();
  await act(() => router.navigate('/elsewhere'));
  expect(await message()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss this message' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('the message is hidden on the booking and payment forms, and comes back after them', async () => {
  const { router } = await book();
  for (const form of ['/booking', '/updateBooking/7', '/payment/7']) {
    await act(() => router.navigate(form));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  }
  await act(() => router.navigate('/bookings'));
  expect(await message()).toBeVisible();
  // the list of bookings already shows the trip
  expect(screen.queryByRole('link', { name: 'See your booking' })).not.toBeInTheDocument();
});

test('a trip that was paid in the meantime asks for nothing', async () => {
  await book({ paid: true });
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test('a deleted trip asks for nothing', async () => {
  await book({}, {}, true);
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test('a payment’s confirmation stays until it is dismissed, and links to the voucher', async () => {
  const { router } = await book({ paid: true }, {}, false, '$200');
  const paid = await screen.findByRole('region', { name: 'Your payment' });
  expect(paid).toHaveTextContent('Paid $200. Your voucher is ready.');
  expect(screen.getByRole('status')).toContainElement(paid);
  expect(screen.getByRole('link', { name: 'Show voucher' })).toHaveAttribute(
    'href',
    '/bookings/fuji-trip/voucher',
  );
  expect(screen.getByRole('link', { name: 'See the trip' })).toHaveAttribute(
    'href',
    '/bookings/fuji-trip',
  );
  await act(() => router.navigate('/bookings'));
  expect(await screen.findByRole('region', { name: 'Your payment' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss this message' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a payment’s confirmation goes if the trip is canceled', async () => {
  await book({ state: 'cancelled' }, {}, false, '$200');
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});
