import { expect, test } from 'vitest';
import { ExceptionForm } from './exception-form.ts';

const STORM = {
  place: 'country',
  country: 'Nepal',
  offerId: 'trek',
  fromDay: '2027-04-10',
  toDay: '2027-04-20',
  refundPercent: '100',
  reason: ' The pass is closed. ',
  tell: true,
} as const;

const REST = {
  fromDay: '2027-04-10',
  toDay: '2027-04-20',
  refundPercent: 100,
  reason: 'The pass is closed.',
  tell: true,
};

test.each([
  ['country', { ...REST, country: 'Nepal' }],
  ['spot', { ...REST, offerId: 'trek' }],
  ['all', REST],
] as const)('for %s names nothing else of the place', (place, body) => {
  expect(ExceptionForm.parse({ ...STORM, place })).toEqual(body);
});

test.each([
  [{ country: '' }, 'country', 'Choose a country.'],
  [{ place: 'spot', offerId: '' }, 'offerId', 'Choose a destination.'],
  [{ fromDay: '' }, 'fromDay', 'Choose a day.'],
  [{ toDay: '' }, 'toDay', 'Choose a day.'],
  [{ toDay: '2027-04-09' }, 'toDay', 'Can’t be before the first day.'],
  [{ refundPercent: '0' }, 'refundPercent', 'Enter a whole number from 1 to 100.'],
  [{ reason: ' ' }, 'reason', 'Say why.'],
])('with %j says what is missing', (change, field, message) => {
  const { error } = ExceptionForm.safeParse({ ...STORM, ...change });
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    [field, message],
  ]);
});

test('says everything that is missing at once', () => {
  const empty = { ...STORM, country: '', fromDay: '', toDay: '', reason: '' };
  const { error } = ExceptionForm.safeParse(empty);
  expect(error?.issues.map(({ path }) => path[0])).toEqual(
    expect.arrayContaining(['country', 'fromDay', 'toDay', 'reason']),
  );
});
