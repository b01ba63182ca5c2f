import * as catalog from './copy.texts.js';

export { bookingsTexts, bulkTexts, mailBulkTexts } from './copy.texts.js';

interface Summed {
  count: number;
  booked: number;
  people: number;
  total: string;
}

export const summaryTexts = {
  ...catalog.summaryTexts,
  /** Ends with a comma, because the open balance follows, set in bold. */
  sums: ({ booked, ...rest }: Summed) =>
    booked === rest.count
      ? catalog.summaryTexts.allBooked(rest)
      : catalog.summaryTexts.someBooked({ booked, ...rest }),
} as const;
