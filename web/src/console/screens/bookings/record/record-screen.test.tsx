import { screen, waitFor, within } from '@testing-library/react';
import type { BookingRecord } from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { ok, refused } from '../../../../test/fake-api.ts';
import { aRecord } from '../../../test/a-record.ts';
import { openRecord, press } from '../../../test/open-record.tsx';

const CLERK = ['bookings.read', 'bookings.write', 'money.counter'] as const;

test('shows the travelers, the money, and the whole history', async () => {
  const { person } = openRecord();
  expect(await screen.findByRole('heading', { level: 1, name: 'WF-7K3M9Q' })).toBeVisible();
  expect(screen.getByText(/^Maya Brennan · Istanbul Old City · Apr 12/)).toBeVisible();
  expect(screen.getByText('Balance open')).toBeVisible();
  const balance = screen.getByText('Balance', { selector: 'dt' }).parentElement;
  expect(balance).toHaveTextContent('$330.00');
  expect(screen.getByText('1 adult × $95.00 × 5 days')).toBeVisible();
  expect(screen.getByText('Visa ending 4242')).toBeVisible();
  expect(screen.getByText('Received: Cash')).toBeVisible();
  const terms = screen.getByRole('heading', { name: 'Cancellation terms' }).nextElementSibling;
  expect(terms).toHaveTextContent('You can cancel up to 48 hours before the travel date.');
  expect(screen.getByText('Received $50.00 at the counter')).toBeVisible();
  expect(screen.getByText('Voucher')).toBeVisible();
  expect(screen.getByText('Maya Brennan, traveler')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show customer' })).toHaveAttribute(
    'href',
    '/admin/customers/maya-user',
  );
  await person.click(screen.getByRole('radio', { name: 'Emails' }));
  expect(screen.queryByText('Received $50.00 at the counter')).toBeNull();
  expect(screen.getByText('Voucher')).toBeVisible();
});

test('records a payment of the amount due, and never of more (C10)', async () => {
  const { person, sent } = openRecord(undefined, {
    answers: { 'POST /operator/bookings/maya/counterPayments': () => ok(aRecord(), 201) },
  });
  await press(person, 'Receive payment');
  const dialog = within(screen.getByRole('dialog', { name: 'Receive payment' }));
  const amount = dialog.getByLabelText(/^Amount/);
  expect(amount).toHaveValue('330');
  await person.clear(amount);
  await person.type(amount, '331');
  await person.click(dialog.getByRole('button', { name: /^Record/ }));
  expect(await dialog.findByText('At most $330.00.')).toBeVisible();
  expect(sent()).toBeUndefined();
  await person.clear(amount);
  await person.type(amount, '120.50');
  await person.selectOptions(dialog.getByLabelText('How'), 'Transfer');
  await person.click(dialog.getByRole('button', { name: /^Record/ }));
  expect(sent()?.body).toMatchObject({ kind: 'received', method: 'transfer', amount: 12_050 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('adds a note, and removes it', async () => {
  const { person, sent } = openRecord(undefined, {
    answers: {
      'POST /operator/bookings/maya/notes': () => ok(aRecord().notes[0], 201),
      'DELETE /operator/bookings/maya/notes/note': () => ok({ deletedCount: 1 }),
    },
  });
  await person.type(await screen.findByLabelText('New note'), 'Late arrival');
  await press(person, 'Add note');
  expect(sent()?.body).toEqual({ text: 'Late arrival' });
  await press(person, 'Remove this note');
  expect(sent()?.method).toBe('DELETE');
});

test('says that emails can’t be sent without a mail server, and offers none', async () => {
  const { person } = openRecord(undefined, {
    mails: 'none',
    answers: { 'GET /operator/mails/kinds': () => ok([]) },
  });
  await press(person, 'Send email');
  const dialog = within(screen.getByRole('dialog', { name: 'Send email' }));
  expect(dialog.getByText(/There is no mail server yet/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  await press(person, 'Cancel...');
  expect(await screen.findByText(/There is no mail server yet/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Send a mail/ })).toBeNull();
});

test('sends an earlier email again, or a message', async () => {
  const { person, sent } = openRecord(undefined, {
    answers: {
      'GET /operator/mails/kinds': () =>
        ok([
          { kind: 'confirmed', enabled: true, daysBefore: null },
          { kind: 'refund', enabled: true, daysBefore: null },
        ]),
      'GET /operator/mails/confirmed/preview': ({ query }) =>
        ok({ subject: 'Your voucher', text: `For ${String(query?.['bookingId'])}.`, html: '' }),
      'GET /operator/mails/refund/preview': () => refused(404, 'not_found'),
      'POST /operator/bookings/maya/mails': () => ok({ subject: 'Your voucher' }, 201),
    },
  });
  await press(person, 'Send email');
  const dialog = within(screen.getByRole('dialog', { name: 'Send email' }));
  await dialog.findByRole('option', { name: 'Voucher' });
  await person.selectOptions(dialog.getByLabelText('Template'), 'Notice of a refund');
  expect(await dialog.findByText(/^This email doesn’t apply/)).toBeVisible();
  await person.selectOptions(dialog.getByLabelText('Template'), 'Voucher');
  expect(await dialog.findByText('For maya.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  expect(sent()?.body).toEqual({ kind: 'confirmed' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(person, 'Send email');
  const again = within(screen.getByRole('dialog', { name: 'Send email' }));
  await person.type(again.getByLabelText(/^Subject/), 'The ferry');
  await person.type(again.getByLabelText(/^Text/), 'It goes at nine.');
  await person.click(again.getByRole('button', { name: 'Send' }));
  expect(sent()?.body).toEqual({ subject: 'The ferry', body: 'It goes at nine.' });
});

test('cancels what was chosen, with a reason, and notifies the traveler', async () => {
  const path = 'POST /operator/bookings/maya/cancellation';
  const { person, sent } = openRecord(undefined, {
    answers: { [path]: () => refused(409, 'cancellation_changed', 'The amounts have changed.') },
  });
  await press(person, 'Cancel...');
  expect(await screen.findByRole('button', { name: 'Cancel and return $72.50' })).toBeVisible();
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel WF-7K3M9Q?' }));
  await person.click(dialog.getByRole('radio', { name: /^By the terms: 50% today/ }));
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Supplier cannot deliver');
  await person.type(dialog.getByLabelText('Message to Maya Brennan'), 'We are sorry.');
  await person.click(dialog.getByRole('button', { name: 'Cancel and return $72.50' }));
  expect(sent()?.body).toEqual({
    revision: 3,
    refund: 'policy',
    reasonCode: 'supplier',
    message: 'We are sorry.',
    tell: true,
  });
  expect(await dialog.findByText('The amounts have changed.')).toBeVisible();
});

test('confirms a held booking without a payment, after a confirmation', async () => {
  const record = aRecord();
  const { person, sent } = openRecord(
    { ...record, booking: { ...record.booking, state: 'held' } },
    { answers: { 'POST /operator/bookings/maya/confirmation': () => ok(record) } },
  );
  await press(person, 'Confirm');
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm this booking?' }));
  await person.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(sent()?.path).toBe('/operator/bookings/maya/confirmation');
});

test('accepts a request, or declines it with a reason', async () => {
  const record = aRecord();
  const { person, sent } = openRecord(
    { ...record, booking: { ...record.booking, state: 'held', awaitsAgency: true } },
    { answers: { 'POST /operator/bookings/maya/answer': () => ok(record) } },
  );
  expect(await screen.findByText('To answer')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Receive payment' })).toBeNull();
  await press(person, 'Decline...');
  const dialog = within(screen.getByRole('dialog', { name: 'Decline this request?' }));
  await person.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText('Say why.')).toBeVisible();
  await person.type(dialog.getByLabelText(/^Reason/), 'No guide');
  await person.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(sent()?.body).toEqual({ revision: 3, answer: 'decline', reason: 'No guide' });
  await press(person, 'Accept');
  const accept = within(screen.getByRole('dialog', { name: 'Accept this request?' }));
  await person.click(accept.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(sent()?.body).toEqual({ revision: 3, answer: 'accept' }));
});

test('refunds and voids with a reason, after a new sign-in if one is needed', async () => {
  const { person, sent } = openRecord(undefined, {
    answers: {
      'POST /payments/visa/refunds': () => refused(403, 'sign_in_again'),
      'POST /operator/counterPayments/cash/void': () => ok(aRecord()),
    },
  });
  await press(person, 'Void...');
  await press(person, 'Void the entry');
  expect(await screen.findByText('Say why.')).toBeVisible();
  await person.type(screen.getByLabelText(/^Why/), 'A slip');
  await press(person, 'Void the entry');
  expect(sent()?.body).toEqual({ reason: 'A slip' });
  await press(person, 'Refund...');
  await person.type(screen.getByLabelText(/^Reason/), 'Bad weather');
  await press(person, 'Refund');
  expect(await screen.findByText('The amount is required.')).toBeVisible();
  await person.type(screen.getByLabelText(/^Amount/), '20,50');
  await press(person, 'Refund $20.50');
  expect(sent()).toMatchObject({ body: { amount: 2050, reason: 'Bad weather' } });
  expect(await screen.findByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
});

test('refunds what is left of the limit, and says so', async () => {
  const record = aRecord();
  const { person } = openRecord(
    { ...record, money: { ...record.money, goodwill: 4000 } },
    { role: 'manager', refundLimit: 10_000 },
  );
  expect(await screen.findByText('Beyond the terms', { selector: 'dt' })).toBeVisible();
  await press(person, 'Refund...');
  const dialog = within(screen.getByRole('dialog', { name: 'Refund to the card' }));
  expect(dialog.getByLabelText(/^Amount/)).toHaveValue('');
  expect(dialog.getByText('At most $60.00.')).toBeVisible();
  expect(dialog.getByText(/^You can refund up to \$60\.00 more/)).toBeVisible();
});

test('offers no refund once the limit is used up, and says why', async () => {
  openRecord(aRecord(), { role: 'manager', refundLimit: null });
  const button = await screen.findByRole('button', { name: 'Refund...' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/^You can’t refund more than the terms allow/);
});

test('cancels with the terms’ refund if a full one is above the person’s limit', async () => {
  const { person } = openRecord(aRecord(), { role: 'manager', refundLimit: 7249 });
  await press(person, 'Cancel...');
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel WF-7K3M9Q?' }));
  const full = await dialog.findByRole('radio', { name: /^Everything/ });
  expect(full).toBeDisabled();
  expect(full).toHaveAccessibleDescription(
    /^\$72\.50 more than the terms allow\. You can refund up to \$72\.49/,
  );
  expect(dialog.getByRole('radio', { name: /^By the terms/ })).toBeChecked();
  // people who may call trips off may refund everything for a reason of the agency's own
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Weather');
  expect(full).toBeEnabled();
  expect(dialog.getByRole('button', { name: 'Cancel and return $145.00' })).toBeVisible();
});

test('allows neither more nor less than the terms’ refund without the right', async () => {
  const { person } = openRecord(aRecord(), { permissions: ['bookings.read', 'bookings.cancel'] });
  await press(person, 'Cancel...');
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel WF-7K3M9Q?' }));
  expect(await dialog.findByRole('radio', { name: /^By the terms/ })).toBeChecked();
  for (const name of [/^Everything/, /^Nothing/]) {
    const radio = dialog.getByRole('radio', { name });
    expect(radio).toBeDisabled();
    expect(radio).toHaveAccessibleDescription(/ask a colleague who can refund/);
  }
});

test('says what a cheaper or later trip costs under the terms', async () => {
  const record = aRecord();
  const { person } = openRecord(
    { ...record, money: { ...record.money, percent: 50 } },
    { permissions: CLERK },
  );
  await press(person, 'Change');
  expect(screen.getByText(/^The terms refund 50% now/)).toHaveTextContent(/ask a colleague/);
});

test('shows only the possible actions for the state of a booking', async () => {
  openRecord(aRecord(), { permissions: ['bookings.read'] });
  await screen.findByRole('heading', { level: 1 });
  for (const name of [/^Cancel/, /^Receive/, /^Change/, /^Refund/, /^Void/, /^Send/, /^Add/]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('records no payment for a canceled booking', async () => {
  const canceled = aRecord({}, { state: 'cancelled' });
  openRecord({ ...canceled, money: { ...canceled.money, balance: 0 } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Receive payment' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Void...' })).toBeNull();
});

const CANCELED = aRecord(
  { money: { ...aRecord().money, balance: 0, owed: 5000 } },
  {
    state: 'cancelled',
    cancellation: {
      at: '2027-03-20T10:00:00.000Z',
      by: 'staff',
      reasonCode: 'weather',
      message: '',
      currency: 'usd',
      total: 47_500,
      taken: 14_500,
      backBefore: 0,
      refund: { card: 9500, counter: 5000 },
      backLater: 0,
      kept: 0,
      lapsed: 33_000,
      progress: 'done',
      sentAt: '2027-03-20T10:00:00.000Z',
    },
  },
);
const [RECEIVED] = CANCELED.counterPayments;
const handedOut = (amount: number, change: object = {}) => ({
  ...CANCELED,
  money: { ...CANCELED.money, owed: 5000 - amount },
  counterPayments: [
    ...CANCELED.counterPayments,
    {
      ...(RECEIVED as BookingRecord['counterPayments'][number]),
      _id: 'back',
      kind: 'returned' as const,
      amount,
      createdAt: '2027-03-20T11:00:00.000Z',
      ...change,
    },
  ],
});

test('hands out a canceled trip’s refund in person, and never more without the right', async () => {
  const path = 'POST /operator/bookings/maya/counterPayments';
  const { person, sent } = openRecord(handedOut(2000), {
    answers: { [path]: () => ok(CANCELED, 201) },
    permissions: CLERK,
  });
  await press(person, 'Hand out cash');
  const dialog = within(screen.getByRole('dialog', { name: 'Hand out cash' }));
  const amount = dialog.getByLabelText(/^Amount/);
  expect(amount).toHaveValue('30');
  await person.clear(amount);
  await person.type(amount, '31');
  await person.click(dialog.getByRole('button', { name: /^Record .*handed out/ }));
  expect(await dialog.findByText('At most $30.00.')).toBeVisible();
  expect(sent()).toBeUndefined();
  await person.clear(amount);
  await person.type(amount, '30');
  await person.type(dialog.getByLabelText('Note'), 'To Maya');
  await person.click(dialog.getByRole('button', { name: /^Record .*handed out/ }));
  expect(sent()?.body).toMatchObject({
    kind: 'returned',
    method: 'cash',
    amount: 3000,
    note: 'To Maya',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows the server’s refusal of a payout', async () => {
  const path = 'POST /operator/bookings/maya/counterPayments';
  const { person } = openRecord(CANCELED, {
    answers: {
      [path]: () => refused(409, 'payment_mismatch', 'No more than $20 was received.'),
    },
  });
  expect(await screen.findByText('To hand out', { selector: 'dt' })).toBeVisible();
  await press(person, 'Hand out cash');
  await press(person, /^Record .*as handed out/);
  expect(await screen.findByText('No more than $20 was received.')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Hand out cash' })).toBeVisible();
});

test('pays out what is left after a change to a cheaper trip', async () => {
  const { booking } = aRecord();
  const cheaper = aRecord(
    { money: { ...aRecord().money, total: 12_000, balance: 0, owed: 2500 } },
    {
      breakdown: { ...booking.breakdown, total: 12_000, paid: 14_500, dueNow: 0, dueOnArrival: 0 },
    },
  );
  const { person } = openRecord(cheaper);
  await press(person, 'Hand out cash');
  const dialog = within(screen.getByRole('dialog', { name: 'Hand out cash' }));
  expect(dialog.getByLabelText(/^Amount/)).toHaveValue('25');
});

test('pays out more than is owed within the person’s refund limit', async () => {
  const { person } = openRecord(handedOut(2000), { role: 'manager', refundLimit: 1500 });
  await press(person, 'Hand out cash');
  const dialog = within(screen.getByRole('dialog', { name: 'Hand out cash' }));
  expect(dialog.getByLabelText(/^Amount/)).toHaveValue('30');
  expect(dialog.getByText('No more than $45.00.')).toBeVisible();
  expect(dialog.getByText(/^\$30\.00 is owed\. You can refund up to \$15\.00 more/)).toBeVisible();
});

test('pays out only with the right to do so', async () => {
  openRecord(CANCELED, { permissions: ['bookings.read'] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Hand out cash' })).toBeNull();
});

test('offers nothing more once everything is paid out, and allows a wrong payout to be voided', async () => {
  openRecord(handedOut(5000));
  expect(await screen.findByText('Returned: Cash')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hand out cash' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Void...' })).toHaveLength(1);
});

test('links to the page of a customer without an account, who can be erased there', async () => {
  const guest = { ...aRecord(), customer: null, guest: { _id: 'g1', bookings: 2 } };
  openRecord(guest, { permissions: [...CLERK, 'customers.read', 'customers.erase'] });
  const link = await screen.findByRole('link', { name: 'Show customer' });
  expect(link).toHaveAttribute('href', '/admin/customers/g1');
  expect(screen.queryByRole('button', { name: 'Erase customer...' })).toBeNull();
});
