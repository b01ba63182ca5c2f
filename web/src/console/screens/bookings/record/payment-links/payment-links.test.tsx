import { screen, waitFor, within } from '@testing-library/react';
import {
  addDays,
  type BookingRecord,
  localToday,
  type PaymentLink,
  PERMISSIONS,
} from '@wayfarer/contract';
import { expect, test, vi } from 'vitest';
import { aRecord } from '../../../../test/a-record.ts';
import { openRecord, press } from '../../../../test/open-record.tsx';
import { ok, refused } from '../../../../../test/fake-api.ts';

const MAKE = 'POST /operator/bookings/maya/paymentLinks';
const URL = 'https://harbor.example/pay#Jt5bEIuQ';
const travelDate = addDays(localToday(new Date()), 30);

/** Maya's trip in a month: $145 of $475 are paid. */
const paidInPart = (change: Partial<BookingRecord> = {}) => aRecord(change, { travelDate });

/** Maya's trip in a month: nothing is paid, and the first payment is $95. */
function unpaid(): BookingRecord {
  const record = aRecord({ payments: [], counterPayments: [] }, { travelDate, paid: false });
  const breakdown = { ...record.booking.breakdown, paid: 0, dueNow: 9500, dueOnArrival: 38_000 };
  return {
    ...record,
    booking: { ...record.booking, breakdown },
    money: { ...record.money, card: 0, counter: 0, balance: 47_500 },
  };
}

const aLink = (change: Partial<PaymentLink> = {}): PaymentLink => ({
  _id: 'one',
  url: URL,
  asks: 'balance',
  amount: 33_000,
  currency: 'usd',
  message: '',
  state: 'open',
  createdAt: '2027-03-16T09:00:00.000Z',
  by: 'Nadia Rahman',
  ...change,
});

const asking = () => within(screen.getByRole('dialog', { name: 'Ask Maya Brennan for payment' }));

/** Replaces the clipboard. Returns what was copied. */
function clipboardOf(writeText?: (text: string) => Promise<void>): string[] {
  const copied: string[] = [];
  const clipboard = { writeText: writeText ?? (async (text: string) => void copied.push(text)) };
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));
  return copied;
}

test('requests the balance by email, and shows the link', async () => {
  const { person, sent } = openRecord(paidInPart(), { answers: { [MAKE]: () => ok(aLink()) } });
  const copied = clipboardOf();
  await press(person, 'Ask for payment...');
  expect(asking().getByRole('radio', { name: 'The balance $330.00' })).toBeChecked();
  expect(asking().getByText(/^The link asks for nothing but the payment/)).toBeVisible();
  await person.type(asking().getByLabelText('Message'), 'Thank you!');
  await press(person, 'Ask for $330.00');
  expect(sent()?.body).toEqual({ asks: 'balance', mail: true, message: 'Thank you!' });
  const made = within(await screen.findByRole('dialog', { name: 'Payment link for $330.00' }));
  expect(made.getByText('The link is on its way to maya@example.com.')).toBeVisible();
  expect(made.getByLabelText('Link')).toHaveValue(URL);
  await person.click(made.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(copied).toEqual([URL]));
  await person.click(made.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('requests a missing first payment, without an email if that is unchecked', async () => {
  const link = aLink({ asks: 'first', amount: 9500 });
  const { person, sent } = openRecord(unpaid(), { answers: { [MAKE]: () => ok(link) } });
  await press(person, 'Ask for payment...');
  expect(asking().getByRole('radio', { name: 'The first payment $95.00' })).toBeChecked();
  await person.click(asking().getByRole('checkbox', { name: 'Email the link to Maya Brennan' }));
  await press(person, 'Ask for $95.00');
  expect(sent()?.body).toEqual({ asks: 'first', mail: false, message: '' });
  expect(await screen.findByText(/^The link wasn’t emailed/)).toBeVisible();
});

test('a first payment without a balance is the whole price', async () => {
  const record = unpaid();
  record.booking.breakdown = { ...record.booking.breakdown, dueNow: 47_500, dueOnArrival: 0 };
  const { person } = openRecord(record);
  await press(person, 'Ask for payment...');
  expect(asking().getByRole('radio', { name: 'The whole price $475.00' })).toBeChecked();
});

test('requests another amount, but never more than what is due', async () => {
  const link = aLink({ asks: 'amount', amount: 12_050 });
  const { person, sent } = openRecord(paidInPart(), { answers: { [MAKE]: () => ok(link) } });
  await press(person, 'Ask for payment...');
  await person.click(asking().getByRole('radio', { name: 'Another amount' }));
  await press(person, 'Ask for payment');
  expect(await asking().findByText('The amount is required.')).toBeVisible();
  const amount = asking().getByLabelText(/^Amount/);
  await person.type(amount, '331');
  expect(await asking().findByText('At most $330.00.', { selector: '[aria-live]' })).toBeVisible();
  await press(person, 'Ask for payment');
  expect(sent()).toBeUndefined();
  await person.clear(amount);
  await person.type(amount, '120,50');
  await press(person, 'Ask for $120.50');
  expect(sent()?.body).toMatchObject({ asks: 'amount', amount: 12_050 });
  expect(await screen.findByRole('dialog', { name: 'Payment link for $120.50' })).toBeVisible();
});

test('does not send an amount that was typed but not chosen', async () => {
  const { person, sent } = openRecord(paidInPart(), { answers: { [MAKE]: () => ok(aLink()) } });
  await press(person, 'Ask for payment...');
  await person.click(asking().getByRole('radio', { name: 'Another amount' }));
  await person.type(asking().getByLabelText(/^Amount/), 'all');
  await person.click(asking().getByRole('radio', { name: /^The balance/ }));
  await press(person, 'Ask for $330.00');
  expect(sent()?.body).toEqual({ asks: 'balance', mail: true, message: '' });
});

test('sends no email if there is no address, and says so', async () => {
  const nobody = paidInPart({ customer: null });
  const { person, sent } = openRecord(nobody, { answers: { [MAKE]: () => ok(aLink()) } });
  await press(person, 'Ask for payment...');
  expect(asking().getByText(/^This booking has no email address/)).toBeVisible();
  expect(asking().queryByRole('checkbox')).toBeNull();
  await press(person, 'Ask for $330.00');
  expect(sent()?.body).toMatchObject({ mail: false });
});

test('sends no email without a mail server, and says so', async () => {
  const answers = { [MAKE]: () => ok(aLink()) };
  const { person, sent } = openRecord(paidInPart(), { answers, mails: 'none' });
  await press(person, 'Ask for payment...');
  expect(asking().getByText(/There is no mail server yet/)).toBeVisible();
  await press(person, 'Ask for $330.00');
  expect(sent()?.body).toMatchObject({ mail: false });
});

test.each([
  ['not_due_yet', /^The first payment hasn’t been made/],
  ['booking_paid', 'This was paid in the meantime.'],
  ['too_many_links', 'This booking already has 5 open payment links. End one of them first.'],
  ['booking_cancelled', 'This booking is canceled.'],
] as const)('says why a link was not created: %s', async (code, words) => {
  const message =
    typeof words === 'string' ? words : 'The balance is not due before the first payment.';
  const { person } = openRecord(paidInPart(), {
    answers: { [MAKE]: () => refused(409, code, message) },
  });
  await press(person, 'Ask for payment...');
  await press(person, 'Ask for $330.00');
  expect(await asking().findByText(words)).toBeVisible();
});

test('shows what is due if another person has paid in the meantime', async () => {
  const less = paidInPart();
  less.money = { ...less.money, balance: 10_000 };
  let reads = 0;
  const { person } = openRecord(paidInPart(), {
    answers: {
      'GET /operator/bookings/maya': () => ok((reads += 1) === 1 ? paidInPart() : less),
      [MAKE]: () => ({
        status: 400,
        body: { code: 'invalid_input', message: 'amount can be at most $100', field: 'amount' },
      }),
    },
  });
  await press(person, 'Ask for payment...');
  await person.click(asking().getByRole('radio', { name: 'Another amount' }));
  await person.type(asking().getByLabelText(/^Amount/), '200');
  await press(person, 'Ask for $200.00');
  expect(await asking().findAllByText('This is more than what is left to pay.')).toHaveLength(2);
  expect(await asking().findByRole('radio', { name: 'The balance $100.00' })).toBeVisible();
  expect(asking().getByText('At most $100.00.')).toBeVisible();
});

test.each([
  ['canceled', aRecord({}, { travelDate, state: 'cancelled' })],
  ['not accepted yet', aRecord({}, { travelDate, state: 'held', awaitsAgency: true })],
  ['over', aRecord({}, { travelDate: addDays(localToday(new Date()), -3) })],
  ['paid', paidInPart({ money: { ...aRecord().money, balance: 0 } })],
])('requests nothing for a trip that is %s', async (_, record) => {
  openRecord(record);
  expect(await screen.findByRole('heading', { level: 1, name: 'WF-7K3M9Q' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for payment...' })).toBeNull();
});

const PAST = [
  aLink({ _id: 'paid', asks: 'first', amount: 9500, state: 'paid', by: null }),
  aLink({ _id: 'ended', asks: 'amount', amount: 2000, state: 'ended', message: 'For the tour' }),
];
const listed = async () => within(await screen.findByRole('region', { name: 'Payment links' }));
const linesOf = (list: Awaited<ReturnType<typeof listed>>) =>
  list.getAllByRole('listitem').map(({ textContent }) => textContent);

test('lists payment links, copies an open one and closes it', async () => {
  const { person, sent } = openRecord(paidInPart({ paymentLinks: [aLink(), ...PAST] }), {
    answers: { 'DELETE /operator/paymentLinks/one': () => ok({ deletedCount: 1 }) },
  });
  const copied = clipboardOf();
  const list = await listed();
  expect(linesOf(list)).toEqual([
    expect.stringMatching(/^Balance\$330\.00Open.*2027.* · Nadia Rahman/),
    expect.stringMatching(/^First payment\$95\.00Paid.* · A former colleague$/),
    expect.stringMatching(/^Set amount\$20\.00Ended.*For the tour$/),
  ]);
  await person.click(list.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(copied).toEqual([URL]));
  await person.click(list.getByRole('button', { name: 'End...' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End this link?' }));
  expect(dialog.getByText(/^After that, no one can pay \$330\.00 with it/)).toBeVisible();
  expect(sent()).toBeUndefined();
  await person.click(dialog.getByRole('button', { name: 'End the link' }));
  expect(sent()).toMatchObject({ method: 'DELETE', path: '/operator/paymentLinks/one' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows a link that could not be copied', async () => {
  const { person } = openRecord(paidInPart({ paymentLinks: [aLink()] }));
  clipboardOf(async () => Promise.reject(new Error('refused')));
  await press(person, 'Copy link');
  expect(await screen.findByLabelText('Link')).toHaveValue(URL);
});

test('collapses many ended links', async () => {
  const many = [...PAST, aLink({ _id: 'third', state: 'ended' })];
  const { person } = openRecord(paidInPart({ paymentLinks: [aLink(), ...many] }));
  const list = await listed();
  expect(list.getByText('Open')).toBeVisible();
  expect(list.getByText('Paid')).not.toBeVisible();
  await person.click(list.getByText('3 earlier links'));
  expect(list.getByText('Paid')).toBeVisible();
});

test('mentions no links if there are none', async () => {
  openRecord(paidInPart());
  expect(await screen.findByRole('heading', { level: 1, name: 'WF-7K3M9Q' })).toBeVisible();
  expect(screen.queryByText('Payment links')).toBeNull();
});

test('neither creates nor shares links without the right to write', async () => {
  const permissions = PERMISSIONS.filter((one) => one !== 'bookings.write');
  openRecord(paidInPart({ paymentLinks: [aLink()] }), { permissions });
  const list = await listed();
  expect(list.getByText('$330.00')).toBeVisible();
  expect(list.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask for payment...' })).toBeNull();
});
