import { fireEvent, screen, within } from '@testing-library/react';
import type { BookingRecord } from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { aRecord } from '../../../../test/a-record.ts';
import { openRecord, press } from '../../../../test/open-record.tsx';

const PLAN = { now: { percent: 20 }, balanceDays: 30 };

/** Maya's trip for $475: $95 are the first payment, and the rest is due 30 days before April 12. */
function aPlannedTrip(change: Partial<NonNullable<BookingRecord['plan']>> = {}): BookingRecord {
  const record = aRecord({
    plan: { plan: PLAN, first: 9500, balanceDueOn: '2027-03-13', overdue: false, ...change },
  });
  const [visa] = record.payments;
  if (!visa) throw new Error('no payment');
  const rest = {
    ...visa,
    _id: 'rest',
    part: 'balance' as const,
    amount: 20_000,
    refunds: [
      {
        _id: 'slip',
        amount: 2000,
        state: 'succeeded' as const,
        held: false,
        chargeable: true,
        chargedAgain: false,
        createdAt: '2027-03-09T10:16:00.000Z',
      },
    ],
  };
  return { ...record, payments: [rest, visa] };
}

const plan = async () => within(await screen.findByRole('region', { name: 'Payment plan' }));

test('shows the plan, its amounts, and which part each payment covered', async () => {
  openRecord(aPlannedTrip());
  const shown = await plan();
  expect(shown.getByText('20% first, the rest 30 days before the trip')).toBeVisible();
  expect(shown.getByText('First payment')).toHaveTextContent('First payment Paid');
  expect(shown.getByText('$95.00')).toBeVisible();
  expect(shown.getByText('Balance by Mar 13, 2027')).toBeVisible();
  expect(shown.getByText('$380.00')).toBeVisible();
  expect(shown.queryByText('Overdue')).toBeNull();
  expect(screen.getByText(/^Balance · /)).toBeVisible();
  expect(screen.getByText(/^First payment · /)).toBeVisible();
  expect(screen.getByText('$20.00 refunded')).toBeVisible();
});

test('marks an overdue balance', async () => {
  openRecord(aPlannedTrip({ overdue: true }));
  expect((await plan()).getByText('Overdue')).toBeVisible();
  expect(screen.getByText('Balance overdue')).toBeVisible();
  expect(screen.queryByText('Balance open')).toBeNull();
});

test('a trip without a plan is unchanged', async () => {
  openRecord();
  expect(await screen.findByText('Balance open')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Payment plan' })).toBeNull();
  expect(screen.queryByText(/first payment/i)).toBeNull();
});

test('a refunded amount that is due again becomes part of the balance', async () => {
  const { person } = openRecord(aPlannedTrip());
  await press(person, 'Make due again...');
  const dialog = screen.getByRole('dialog', { name: 'Make the refunded amount due again?' });
  expect(dialog).toHaveTextContent(
    'becomes part of the balance, which the traveler can pay online',
  );
  expect(dialog).not.toHaveTextContent('on arrival');
});

test('shows a balance that is due on arrival', async () => {
  const { person } = openRecord(
    aPlannedTrip({ plan: { ...PLAN, balanceDays: null }, balanceDueOn: null }),
  );
  expect((await plan()).getByText('Balance on arrival')).toBeVisible();
  await press(person, 'Make due again...');
  expect(screen.getByRole('dialog')).toHaveTextContent('due on arrival');
});

test('shows when the balance is due after a change', async () => {
  const { person } = openRecord(aPlannedTrip());
  await press(person, 'Change');
  const dialog = within(screen.getByRole('dialog', { name: 'Change the trip' }));
  const price = dialog.getByRole('status');
  fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2027-05-12' } });
  expect(price).toHaveTextContent('$380.00 due by Apr 12, 2027');
  fireEvent.change(dialog.getByLabelText('Days'), { target: { value: '6' } });
  expect(price).toHaveTextContent('$475.00 → $570.00, $475.00 due by Apr 12, 2027');
});
