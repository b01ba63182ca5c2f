import { z } from 'zod/mini';
import * as calls from '../../../calls/trips/money/reports.ts';
import { endpoint } from '../../../declaration/endpoint.ts';
import { media } from '../../../declaration/media.ts';
import { isSpan, spanDays } from '../../../fields/day-span.ts';
import { Id } from '../../../fields/text.ts';
import {
  REPORT_DAYS,
  REPORT_DAYS_MAX,
  REPORT_GROUPS,
  REPORT_GROUPS_MAX,
} from '../../../options/money/reports.ts';

const ReportQuery = z
  .object({
    /** Inclusive. */
    ...spanDays,
    by: z._default(z.enum(REPORT_GROUPS), 'month'),
    /** The day on which a sale counts. Money always counts on the day on which it moved. */
    day: z._default(z.enum(REPORT_DAYS), 'booked'),
    /** One destination. */
    offerId: z.optional(Id),
  })
  .check(...isSpan(REPORT_DAYS_MAX));

/** Amounts are in minor units. */
const figures = {
  /** Booked trips, without canceled ones. */
  bookings: z.number(),
  /** Their travelers. */
  people: z.number(),
  /** The trips of the group that have been canceled since. */
  canceled: z.number(),
  /** The prices of the booked trips, with fees and options, less promo codes. */
  sales: z.number(),
  /** The part of sales that is fees. */
  fees: z.number(),
  /** The part of sales that is tax, by the terms of each booking; 0 if they show none. */
  taxes: z.number(),
  /** The money received by card and at the counter, and the money returned, by the same rules as Today's figures. */
  received: z.number(),
  returned: z.number(),
};

export const ReportFigures = z.object(figures);
export type ReportFigures = z.output<typeof ReportFigures>;

export const ReportRow = z.object({
  /** A month `YYYY-MM`, a destination's id, or a source; empty for money without a booking. */
  key: z.string(),
  /** The destination's name, otherwise empty. */
  name: z.string(),
  ...figures,
});
export type ReportRow = z.output<typeof ReportRow>;

export const Report = z.object({
  timeZone: z.string(),
  currencies: z.array(
    z.object({
      currency: z.string(),
      total: ReportFigures,
      rows: z.array(ReportRow),
      /** The number of groups that the list leaves out; they are in the total. */
      left: z.number(),
    }),
  ),
});
export type Report = z.output<typeof Report>;

export const getReport = endpoint(calls.getReport, {
  summary: `Sales, travelers, fees and money of a period by month, destination or source, up to ${REPORT_GROUPS_MAX} groups of each currency`,
  query: ReportQuery,
  response: Report,
});

export const exportReport = endpoint(calls.exportReport, {
  summary: 'Export a report with all its groups as CSV',
  fresh: true,
  query: ReportQuery,
  response: media('text/csv'),
});
