import { screen, within } from '@testing-library/react';
import { localDay } from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { aRecord } from '../../../test/a-record.ts';
import { openRecord, press } from '../../../test/open-record.tsx';
import { ok } from '../../../../test/fake-api.ts';

const CANCELED_FOR_NOTHING = {
  at: '2027-03-20T10:00:00.000Z',
  by: 'staff' as const,
  reasonCode: 'asked_by_traveller' as const,
  message: '',
  currency: 'usd',
  total: 47_500,
  taken: 14_500,
  backBefore: 0,
  refund: { card: 0, counter: 0 },
  backLater: 0,
  kept: 14_500,
  lapsed: 33_000,
  progress: 'none' as const,
  sentAt: null,
};

test('checks in a party that is expected today', async () => {
  const travelDate = localDay(new Date(), 'Europe/Istanbul');
  const { person, sent } = openRecord(aRecord({}, { travelDate }), {
    answers: { 'POST /operator/bookings/maya/attendance': () => ok({}) },
  });
  await press(person, 'Check in Maya Brennan');
  expect(sent()?.body).toMatchObject({ attendance: 'checked_in', revision: 3 });
});

const canceling = 'POST /operator/bookings/maya/cancellation';

test('suggests the refund that fits the reason, until another one is chosen', async () => {
  const { person } = openRecord();
  await press(person, 'Cancel...');
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel WF-7K3M9Q?' }));
  expect(await dialog.findByRole('radio', { name: /^By the terms/ })).toBeChecked();
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Weather');
  expect(dialog.getByRole('radio', { name: /^Everything/ })).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Cancel and return $145.00' })).toBeVisible();
  await person.selectOptions(dialog.getByLabelText('Reason'), 'The traveler asked for it');
  expect(dialog.getByRole('radio', { name: /^By the terms/ })).toBeChecked();
  await person.click(dialog.getByRole('radio', { name: /^Nothing/ }));
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Weather');
  expect(dialog.getByRole('radio', { name: /^Nothing/ })).toBeChecked();
});

test('cancels with a custom refund within the person’s limit', async () => {
  const { person, sent } = openRecord(undefined, {
    answers: { [canceling]: () => ok({}, 201) },
    role: 'manager',
    refundLimit: 1000,
  });
  await press(person, 'Cancel...');
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel WF-7K3M9Q?' }));
  await person.click(await dialog.findByRole('radio', { name: /^Another amount/ }));
  const amount = dialog.getByLabelText(/^Amount/);
  await person.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
  expect(await dialog.findByText('The amount is required.')).toBeVisible();
  await person.type(amount, '90,00');
  expect(dialog.getByText(/^\$17\.50 more than the terms allow/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel and return $90.00' })).toBeDisabled();
  await person.clear(amount);
  await person.type(amount, '80,50');
  await person.click(dialog.getByRole('button', { name: 'Cancel and return $80.50' }));
  expect(sent()?.body).toMatchObject({ refund: { amount: 8050 } });
});

test('shows the new price before a trip is changed, and in the button', async () => {
  const { breakdown } = aRecord().booking;
  const paid = { ...breakdown, paid: 14_500, dueNow: 0, dueOnArrival: 33_000 };
  const { person } = openRecord(aRecord({}, { breakdown: paid }));
  await press(person, 'Change');
  const dialog = within(screen.getByRole('dialog', { name: 'Change the trip' }));
  expect(dialog.getByRole('status')).toHaveTextContent(
    'Price: Stays $475.00, $330.00 due on arrival',
  );
  const days = dialog.getByLabelText('Days');
  await person.clear(days);
  await person.type(days, '6');
  expect(dialog.getByRole('status')).toHaveTextContent(
    'Price: $475.00 → $570.00, $425.00 due on arrival',
  );
  expect(dialog.getByRole('button', { name: 'Change the trip to $570.00' })).toBeVisible();
  await person.clear(days);
  await person.type(days, '1');
  expect(dialog.getByRole('status')).toHaveTextContent(
    'Price: $475.00 → $95.00, $50.00 will be refunded',
  );
});

test('offers to reinstate only bookings without a refund', async () => {
  openRecord(aRecord({}, { state: 'cancelled', cancellation: CANCELED_FOR_NOTHING }));
  expect(await screen.findByRole('button', { name: 'Reinstate' })).toBeVisible();
});

test('does not offer to reinstate a refunded booking', async () => {
  const cancellation = { ...CANCELED_FOR_NOTHING, refund: { card: 9500, counter: 0 } };
  openRecord(aRecord({}, { state: 'cancelled', cancellation }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Reinstate' })).toBeNull();
});

test('makes a wrongly refunded amount due again, with a reason', async () => {
  const record = aRecord();
  const [payment] = record.payments;
  const refunded = {
    _id: 'slip',
    amount: 2050,
    state: 'succeeded' as const,
    held: false,
    chargeable: true,
    chargedAgain: false,
    createdAt: '2027-03-20T10:00:00.000Z',
  };
  const { person, sent } = openRecord(
    { ...record, payments: payment ? [{ ...payment, refunds: [refunded] }] : [] },
    { answers: { 'POST /operator/refunds/slip/charge-again': () => ok({}) } },
  );
  await press(person, 'Make due again...');
  expect(screen.getByText(/^The \$20\.50 went back to the card/)).toBeVisible();
  await person.type(screen.getByLabelText(/^Reason/), 'Meant for another trip');
  await press(person, 'Make it due again');
  expect(sent()?.body).toEqual({ reason: 'Meant for another trip' });
});

test('refunds part of a cash payment, and suggests no amount', async () => {
  const { person, sent } = openRecord(undefined, {
    answers: { 'POST /operator/bookings/maya/counterPayments': () => ok(aRecord(), 201) },
  });
  await press(person, 'Refund in cash...');
  const dialog = within(screen.getByRole('dialog', { name: 'Refund in cash' }));
  expect(dialog.getByLabelText(/^Amount/)).toHaveValue('');
  await person.type(dialog.getByLabelText(/^Amount/), '20,50');
  await person.click(dialog.getByRole('button', { name: 'Refund $20.50' }));
  expect(sent()?.body).toMatchObject({ kind: 'returned', method: 'cash', amount: 2050 });
});

test('refunds no cash if none was received, or without the right', async () => {
  openRecord(undefined, { role: 'manager', refundLimit: null });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Refund in cash...' })).toBeNull();
});
