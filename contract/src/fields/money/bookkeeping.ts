import { z } from 'zod/mini';
import { BOOK_ACCOUNT_LENGTH, BOOK_ACCOUNTS, DATEV_NUMBERS } from '../../options/money/books.ts';
import { text } from '../text.ts';

const account = z._default(
  text(BOOK_ACCOUNT_LENGTH).check(
    z.refine(
      (typed) => /^(?:[\p{L}\d][\p{L}\d ._/-]*)?$/u.test(typed),
      'can have only letters, digits, spaces and . _ / -',
    ),
  ),
  '',
);

const numberOrEmpty = ({ min, max }: { min: number; max: number }) =>
  z._default(z.union([z.literal(''), z.int().check(z.minimum(min), z.maximum(max))]), '');

/** The accounts of the agency's books (empty if unknown), and what DATEV needs to know about them. */
export const Bookkeeping = z
  .object({
    accounts: z.object({
      card: account,
      cash: account,
      card_terminal: account,
      transfer: account,
      gift: account,
      other: account,
      fees: account,
      revenue: account,
    }),
    /** The month in which the fiscal year begins, 1 for January. */
    yearStartsIn: z._default(z.int().check(z.minimum(1), z.maximum(12)), 1),
    /** The numbers of the tax consultant and of the client; both are empty without DATEV. */
    consultant: numberOrEmpty(DATEV_NUMBERS.consultant),
    client: numberOrEmpty(DATEV_NUMBERS.client),
    /** The number of digits of general accounts. */
    accountLength: z._default(
      z
        .int()
        .check(
          z.minimum(DATEV_NUMBERS.accountLength.min),
          z.maximum(DATEV_NUMBERS.accountLength.max),
        ),
      DATEV_NUMBERS.accountLength.usual,
    ),
  })
  .check(
    z.refine(({ client, consultant }) => (client === '') === (consultant === ''), {
      path: ['client'],
      error: 'needs both the consultant’s and the client’s number, or neither',
    }),
    z.refine(
      ({ accountLength, accounts, consultant }) =>
        consultant === '' ||
        BOOK_ACCOUNTS.every((name) => isDatevAccount(accounts[name], accountLength)),
      { path: ['accounts'], error: 'must be account numbers that DATEV accepts' },
    ),
  );
export type Bookkeeping = z.output<typeof Bookkeeping>;

/** Accepts an empty account. Accounts of persons have one more digit than general ones. */
const isDatevAccount = (account: string, length: number) =>
  account === '' || (/^[1-9]\d*$/.test(account) && account.length <= length + 1);
