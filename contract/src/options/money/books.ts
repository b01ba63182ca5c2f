/** Formats of the books: a table for any software, and a batch of postings for DATEV. */
export const BOOK_FORMATS = ['plain', 'datev'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

/** The accounts that movements of money are posted to: one for each way that money moves, and two contra accounts. */
export const BOOK_ACCOUNTS = [
  'card',
  'cash',
  'card_terminal',
  'transfer',
  'gift',
  'other',
  'fees',
  'revenue',
] as const;
export type BookAccount = (typeof BOOK_ACCOUNTS)[number];

/** The maximum number of days in one file. */
export const BOOK_DAYS_MAX = 366;

/** The maximum length of an account that software other than DATEV uses. */
export const BOOK_ACCOUNT_LENGTH = 20;

/** DATEV's ranges for the numbers of a tax consultant, of a client, and for the length of its general accounts. */
export const DATEV_NUMBERS = {
  consultant: { min: 1001, max: 9_999_999 },
  client: { min: 1, max: 99_999 },
  accountLength: { min: 4, max: 8, usual: 4 },
  /** The maximum number of postings in one file. */
  postings: 99_999,
} as const;
