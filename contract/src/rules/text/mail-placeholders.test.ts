import { expect, it } from 'vitest';
import { fillPlaceholders, placeholderFault } from './mail-placeholders.ts';

const VALUES = {
  name: 'Ada',
  destination: 'Quiet Bay',
  country: 'Portugal',
  date: 'Apr 12, 2027',
  days: '3 days',
  reference: 'WF-7K3M9Q',
  agency: 'Blue Journeys',
};

it('are replaced by their values, and nothing else is', () => {
  expect(fillPlaceholders('{name}: {destination}, {destination}! {x} {} }{', VALUES)).toBe(
    'Ada: Quiet Bay, Quiet Bay! {x} {} }{',
  );
  // a placeholder in a value is not replaced
  expect(fillPlaceholders('{name}', { ...VALUES, name: '{agency}' })).toBe('{agency}');
});

it.each([
  ['Hello', /^null$/],
  ['Hello {name}, {reference}', /^null$/],
  ['Hello {nmae}', /contains \{nmae\}/],
  ['Hello {}', /contains \{\}/],
  ['{constructor}', /contains \{constructor\}/],
])('of %j have the fault %s', (text, fault) => {
  expect(String(placeholderFault(text, 'booked'))).toMatch(fault);
});

it('of emails about an account are only those that have nothing to do with a trip', () => {
  expect(placeholderFault('Hello {name} of {agency}', 'reset_password')).toBeNull();
  expect(placeholderFault('To {destination}', 'reset_password')).toMatch(
    /contains \{destination\}.*You can use \{name\}, \{agency\}\.$/,
  );
});
