import { expect, test } from 'vitest';
import {
  bookingMailForm,
  ChangeBookingForm,
  counterPaymentForm,
  refundForm,
} from './operator-forms.ts';
import { memberForm } from '../people/team-forms.ts';

const MONEY = { currency: 'usd', most: 33_000 };

test('an amount is read into minor units, at most what is open', () => {
  const form = counterPaymentForm(MONEY);
  const entry = { code: '', amount: '120.50', method: 'cash', receivedOn: '2027-03-20', note: '' };
  expect(form.parse(entry)).toEqual({ ...entry, amount: 12_050 });
  const faultOf = (amount: string) => form.safeParse({ ...entry, amount }).error?.issues[0];
  expect(faultOf('331')).toMatchObject({ path: ['amount'], message: 'At most $330.00.' });
  expect(faultOf('')).toMatchObject({ message: 'The amount is required.' });
  expect(faultOf('-1')).toMatchObject({ message: 'The amount must not be negative.' });
});

test('a refund says what is wrong with its amount and its reason at once', () => {
  const { error } = refundForm(MONEY).safeParse({ amount: '1 to 2', reason: '' });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['amount', 'reason']);
});

test('a changed trip is whole numbers of days and people', () => {
  const change = {
    travelName: 'Maya',
    travelDate: '2027-05-01',
    startTime: '',
    travelDuration: '6',
    travellers: { adults: '2', children: '0', infants: '1' },
    options: [{ id: 'lunch', quantity: 2 }],
    reason: 'Asked for',
  };
  expect(ChangeBookingForm.parse(change)).toEqual({
    ...change,
    travelDuration: 6,
    travellers: { adults: 2, children: 0, infants: 1 },
  });
  const { error } = ChangeBookingForm.safeParse({
    ...change,
    travelDuration: '',
    travellers: { adults: '0', children: '1.5', infants: '' },
  });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'travelDuration',
    'travellers.adults',
    'travellers.children',
    'travellers.infants',
  ]);
});

test('only an email that is written by hand needs words', () => {
  const check = (kind: 'by_hand' | 'confirmed') =>
    bookingMailForm({ kind }).safeParse({ kind, subject: '', body: '' }).success;
  expect([check('confirmed'), check('by_hand')]).toEqual([true, false]);
});

test.each([
  ['', null],
  ['120.5', 12_050],
  ['0', 0],
])('a limit of %j is %j', (refundLimit, limit) => {
  const member = { role: 'manager', extra: ['settings.write'], refundLimit };
  expect(memberForm('usd').parse(member)).toEqual({ ...member, refundLimit: limit });
});

test.each(['-1', 'a few', '1.005'])('a limit of %j is none', (refundLimit) => {
  const member = { role: 'staff', extra: [], refundLimit };
  expect(memberForm('usd').safeParse(member).success).toBe(false);
});
