import { expect, it } from 'vitest';
import { isForeign } from './card-account.ts';

const of = (livemode: boolean | null, providerAccount: string | null) => ({
  livemode,
  providerAccount,
});

it.each([
  ['the same account', of(true, 'acct_1'), of(true, 'acct_1'), false],
  ['another account', of(true, 'acct_1'), of(true, 'acct_2'), true],
  ['another mode of the same account', of(false, 'acct_1'), of(true, 'acct_1'), true],
  ['an account that was not told', of(true, null), of(true, 'acct_1'), false],
  ['a key that does not tell', of(true, 'acct_1'), of(true, null), false],
  ['the sandbox and a key that does not tell', of(false, 'sandbox'), of(false, null), true],
  ['Stripe’s test mode and the sandbox', of(false, null), of(false, 'sandbox'), true],
  ['a row of an older version', of(null, null), of(true, 'acct_1'), false],
])('%s', (_what, made, today, foreign) => {
  expect(isForeign(made, today)).toBe(foreign);
});
