import { describe, expect, it } from 'vitest';
import { tripMoney, type BookingSums } from './trip-money.ts';

const booked: BookingSums = {
  state: 'booked',
  total: 118_750,
  dueNow: 23_750,
  card: 0,
  back: 0,
  going: 0,
  counter: 0,
  counterBack: 0,
  goodwill: 0,
  cardPaid: false,
};

describe('the money of a booking', () => {
  it.each<[string, Partial<BookingSums>, object]>([
    ['unpaid', {}, { paid: 0, balance: 118_750, isPaid: false }],
    [
      'one day paid by card',
      { card: 23_750, cardPaid: true },
      { paid: 23_750, balance: 95_000, isPaid: true },
    ],
    ['part of what is due paid in cash', { counter: 23_749 }, { balance: 95_001, isPaid: false }],
    ['what is due paid in cash', { counter: 23_750 }, { balance: 95_000, isPaid: true }],
    [
      'cash returned again',
      { counter: 23_750, counterBack: 23_750 },
      { paid: 0, balance: 118_750, isPaid: false },
    ],
    [
      'goodwill does not fall due again',
      { card: 118_750, back: 5000, goodwill: 5000, cardPaid: true },
      { paid: 113_750, balance: 0 },
    ],
    [
      'a lost dispute does',
      { card: 118_750, back: 118_750 },
      { paid: 0, balance: 118_750, isPaid: false },
    ],
    [
      'canceled: nothing is owed, what is kept is the total',
      { state: 'cancelled', total: 11_875, card: 23_750, back: 11_875, cardPaid: true },
      { total: 11_875, paid: 11_875, balance: 0 },
    ],
    ['expired: nothing is owed', { state: 'expired' }, { balance: 0, isPaid: false }],
    ['nothing due is not paid by nothing', { total: 0, dueNow: 0 }, { balance: 0, isPaid: false }],
  ])('%s', (_, sums, money) => {
    expect(tripMoney({ ...booked, ...sums })).toMatchObject(money);
  });
});
