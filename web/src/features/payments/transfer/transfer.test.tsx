import type { Transfer } from '@wayfarer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { page } from '../checkout/payment-page.tsx';
import { fakeProvider } from '../test/fake-provider.ts';
import { aBooking, fakeApi, later, ok, problem, type Replies, STRIPE_CONFIG } from '../test/payments.ts'; // prettier-ignore

const LOOK = 'GET /bookings/b1/transfer';
const ANNOUNCE = 'POST /bookings/b1/transfer';
const TRANSFER: Transfer = {
  amount: 21_000,
  currency: 'usd',
  reference: 'WF-7K3M9Q',
  dueOn: '2026-12-08',
  account: {
    holder: 'Harbor Journeys',
    iban: 'DE89370400440532013000',
    account: '',
    routing: '',
    bank: '',
    bic: '',
    note: 'Fees are yours.',
  },
  qr: null,
  announced: false,
};
const announced = { ...TRANSFER, announced: true };

function open(replies: Replies = {}, booking = aBooking(), transferDays: number | null = 7) {
  const world = fakeApi({
    'GET /payments/config': () => ok({ ...STRIPE_CONFIG, transferDays }),
    'GET /bookings/b1': () => ok(booking),
    ...replies,
  });
  renderScreen(
    <page.Component />,
    { api: world.api, user: ADA, at: '/payment/b1' },
    '/payment/:id',
  );
  return { ...world, user: userEvent.setup() };
}
const OFFER = 'Pay by bank transfer';
const dialog = async () => within(await screen.findByRole('dialog', { name: OFFER }));

beforeEach(() => {
  fakeProvider.reset();
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 1, 12), toFake: ['Date'] });
  vi.spyOn(toast, 'success').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the account before the transfer is announced, and announces it only on request', async () => {
  let isAnnounced = false;
  const { bodies, user } = open({
    [LOOK]: () => ok(isAnnounced ? announced : TRANSFER),
    [ANNOUNCE]: () => {
      isAnnounced = true;
      return ok(announced);
    },
  });
  await user.click(await screen.findByRole('button', { name: OFFER }));
  const shown = await dialog();
  expect(
    await shown.findByText(/^Please transfer \$210 so that it arrives by Dec 8/),
  ).toBeVisible();
  for (const text of [
    'Harbor Journeys',
    'DE89 3704 0044 0532 0130 00',
    'WF-7K3M9Q',
    'Fees are yours.',
  ])
    // prettier-ignore
    expect(shown.getByText(text)).toBeVisible();
  expect(bodies(ANNOUNCE)).toEqual([]);
  await user.click(shown.getByRole('button', { name: 'Copy: IBAN' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(await navigator.clipboard.readText()).toBe('DE89370400440532013000');

  await user.click(shown.getByRole('button', { name: 'Pay by transfer' }));
  expect(await shown.findByText(/^We’re expecting \$210 by Dec 8/)).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Pay by transfer' })).toBeNull();
  expect(bodies(ANNOUNCE)).toEqual([{ part: 'first' }]);
});

it('shows the code for banking apps if there is one', async () => {
  const { user } = open({ [LOOK]: () => ok({ ...TRANSFER, qr: '<svg id="epc"/>' }) });
  await user.click(await screen.findByRole('button', { name: OFFER }));
  expect(await (await dialog()).findByText('Scan this with your banking app.')).toBeVisible();
});

it('says why there is no account, and why the transfer was refused, and retries', async () => {
  const looks = [problem(503, 'unavailable', 'Not now.')];
  const answers = [problem(409, 'too_many_transfers', 'Three are enough.')];
  const { user } = open({
    [LOOK]: () => looks.shift() ?? ok(TRANSFER),
    [ANNOUNCE]: () => answers.shift() ?? ok(announced),
  });
  await user.click(await screen.findByRole('button', { name: OFFER }));
  const shown = await dialog();
  expect(await shown.findByRole('alert')).toHaveTextContent('The bank details couldn’t be loaded.');
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  await user.click(await shown.findByRole('button', { name: 'Pay by transfer' }));
  expect(await shown.findByRole('alert')).toHaveTextContent('Three are enough.');
  await user.click(shown.getByRole('button', { name: 'Pay by transfer' }));
  expect(await shown.findByText(/^We’re expecting/)).toBeVisible();
});

it('says that it is loading, and nothing else', async () => {
  const answer = later<ReturnType<typeof ok>>();
  const { user } = open({ [LOOK]: () => answer.promise });
  await user.click(await screen.findByRole('button', { name: OFFER }));
  expect(await (await dialog()).findByText('Loading the bank details...')).toBeInTheDocument();
  answer.give(ok(TRANSFER));
  expect(await (await dialog()).findByText('Harbor Journeys')).toBeVisible();
});

it('isn’t offered if the agency accepts none, or if it would arrive too late', async () => {
  open({}, aBooking(), null);
  expect(await screen.findByRole('button', { name: 'Pay $210' })).toBeVisible();
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
});

it('isn’t offered for a trip in three days', async () => {
  open({}, aBooking({ travelDate: '2026-12-04' }));
  expect(await screen.findByRole('button', { name: 'Pay $210' })).toBeVisible();
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
});

it('shows an announced transfer again, and says by when it is expected', async () => {
  const transfer = { part: 'first', dueOn: '2026-12-08' } as const;
  const { user } = open({ [LOOK]: () => ok(announced) }, aBooking({ transfer }), null);
  expect(await screen.findByText(/^We’re expecting your transfer by Dec 8, 2026/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Show the bank details' }));
  expect(await (await dialog()).findByText(/^We’re expecting \$210/)).toBeVisible();
});
