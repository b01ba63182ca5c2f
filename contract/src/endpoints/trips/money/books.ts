import { z } from 'zod/mini';
import * as calls from '../../../calls/trips/money/books.ts';
import { endpoint } from '../../../declaration/endpoint.ts';
import { media } from '../../../declaration/media.ts';
import { isSpan, spanDays } from '../../../fields/day-span.ts';
import { BOOK_DAYS_MAX, BOOK_FORMATS } from '../../../options/money/books.ts';

export const exportBooks = endpoint(calls.exportBooks, {
  summary:
    "The agency's books: every movement of money between two days once, earliest first, as CSV or as a batch of postings for DATEV",
  fresh: true,
  query: z
    .object({
      /** Days in the agency's time zone, inclusive. */
      ...spanDays,
      /** A file for DATEV covers one fiscal year at most, and has one currency. */
      format: z._default(z.enum(BOOK_FORMATS), 'plain'),
      /** Leaves out all other currencies. */
      currency: z.optional(
        z.string().check(
          z.maxLength(3),
          z.refine((typed) => /^[a-z]{3}$/.test(typed), 'must be three small letters, such as eur'),
        ),
      ),
    })
    .check(...isSpan(BOOK_DAYS_MAX)),
  response: media('text/csv'),
  errors: ['accounts_missing'],
});
