import { z } from 'zod/mini';
import { ACCOUNT_LIMITS, TRANSFER_DAYS } from '../../options/money/transfers.ts';
import { isIban, plainIban } from '../../rules/money/transfers/iban.ts';
import { text } from '../text.ts';

/** The account to which travelers transfer money. Fields that its country doesn't use are empty. */
export const BankAccount = z.object({
  holder: z.string(),
  /** Without spaces. */
  iban: z.string(),
  account: z.string(),
  routing: z.string(),
  bank: z.string(),
  bic: z.string(),
  /** Further instructions for travelers. */
  note: z.string(),
});
export type BankAccount = z.output<typeof BankAccount>;

const optional = (most: number) => z._default(text(most), '');
const code = (most: number, isCode: (typed: string) => boolean, error: string) =>
  z.pipe(
    z.pipe(optional(most), z.transform(plainIban)),
    z.string().check(z.refine((typed) => typed === '' || isCode(typed), error)),
  );

/** How travelers pay by bank transfer, and the number of days that they have for it. */
export const TransferTerms = z
  .object({
    holder: text(ACCOUNT_LIMITS.holder, 1),
    iban: code(ACCOUNT_LIMITS.iban, isIban, 'is not a valid IBAN'),
    account: optional(ACCOUNT_LIMITS.account),
    routing: optional(ACCOUNT_LIMITS.routing),
    bank: optional(ACCOUNT_LIMITS.bank),
    bic: code(
      ACCOUNT_LIMITS.bic,
      (typed) => /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/u.test(typed),
      'is not a valid BIC',
    ),
    note: optional(ACCOUNT_LIMITS.note),
    days: z.int().check(z.minimum(TRANSFER_DAYS.min), z.maximum(TRANSFER_DAYS.max)),
  })
  .check(
    z.refine(({ account, iban }) => iban !== '' || account !== '', {
      path: ['iban'],
      error: 'is required if there is no account number',
    }),
  );
export type TransferTerms = z.output<typeof TransferTerms>;
