import {
  addDays,
  type BookAccount,
  type Bookkeeping,
  DATEV_NUMBERS,
  minorDigits,
} from '@wayfarer/contract';
import { invalidInput, ProblemError } from '../../../problem-error.ts';
import type { BookedCount } from '../store/list-booked.ts';
import { accountOf, contraAccountOf } from './posting.ts';

/** The first day of the fiscal year that contains a day. */
function fiscalYearOf(day: string, startsIn: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(month >= startsIn ? year : year - 1, startsIn);
}

const dayOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`;

/** @throws {ProblemError} `invalid_input` with the field `to` if the span isn't within one fiscal year. */
export function checkFiscalYear(
  { from, to }: { from: string; to: string },
  startsIn: number,
): { yearFrom: string } {
  const yearFrom = fiscalYearOf(from, startsIn);
  const last = addDays(dayOf(Number(yearFrom.slice(0, 4)) + 1, startsIn), -1);
  if (to > last) {
    throw invalidInput(
      'to',
      `must be at most ${last}, where the fiscal year of the first day ends`,
    );
  }
  return { yearFrom };
}

/** @throws {ProblemError} `accounts_missing` if the settings lack what every file for DATEV needs. */
export function checkNumbers(books: Bookkeeping | ''): Bookkeeping {
  if (books !== '' && books.consultant !== '') return books;
  throw new ProblemError(
    'accounts_missing',
    'The settings lack the numbers of the tax consultant and of the client.',
  );
}

/**
 * The one currency of the movements, or `usual` if there are none.
 *
 * @throws {ProblemError} `invalid_input` if DATEV can't read them from one file; `accounts_missing` if the settings lack
 *   an account of one of them.
 */
export function checkMovements(
  counts: readonly BookedCount[],
  { accounts }: Bookkeeping,
  usual: string,
): string {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  if (all > DATEV_NUMBERS.postings) {
    throw invalidInput('to', `must be earlier, because a file has ${DATEV_NUMBERS.postings} movements at most`); // prettier-ignore
  }
  const [currency = usual, ...others] = new Set(counts.map((row) => row.currency));
  if (others.length > 0) {
    const names = [currency, ...others].toSorted().join(', ');
    throw invalidInput('currency', `is required, because these days have movements in ${names}`);
  }
  if (minorDigits(currency) > 2) {
    throw invalidInput('format', 'does not support currencies with three decimals');
  }
  const needed = new Set(counts.flatMap((row) => [accountOf(row), contraAccountOf(row)]));
  const missing = [...needed].filter((name: BookAccount) => accounts[name] === '');
  if (missing.length > 0) {
    throw new ProblemError(
      'accounts_missing',
      `The settings lack the accounts of ${missing.toSorted().join(', ')}.`,
    );
  }
  return currency;
}
