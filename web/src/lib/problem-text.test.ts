import { expect, it } from 'vitest';
import { problemSentence, problemText } from './problem-text.ts';

it.each([
  [
    { code: 'price_changed', params: { amount: 28_500, currency: 'usd' } },
    'The price is now $285.',
  ],
  [{ code: 'price_changed' }, undefined],
  [
    { code: 'not_bookable_then', params: { days: 3, first: '2027-04-12' } },
    'This trip must be booked at least 3 days ahead. The first possible date is Apr 12, 2027.',
  ],
  [
    { code: 'party_not_allowed', params: { fault: 'too_many', most: 1 } },
    'The party must not be more than 1 person.',
  ],
  [
    { code: 'party_not_allowed', params: { fault: 'no_adult', most: 9 } },
    'The party must have at least one adult.',
  ],
  [{ code: 'booking_paid' }, 'This booking is already paid.'],
  [{ code: 'last_administrator' }, undefined],
] as const)('has a sentence for %j', (problem, sentence) => {
  expect(problemSentence(problem)).toBe(sentence);
});

it('shows the API’s message in English, which is more precise than the code', () => {
  const problem = { code: 'booking_paid', message: 'Paid on Monday.' } as const;
  expect(problemText(problem)).toBe('Paid on Monday.');
});
