import { z } from 'zod/mini';
import { REVIEW_LIMITS, REVIEW_REPORT_REASONS } from '../options/reviews.ts';
import { text } from '../fields/text.ts';

/** What is wrong with a review, for the agency. */
export const ReportForm = z.object({
  reason: z.enum(REVIEW_REPORT_REASONS),
  detail: text(REVIEW_LIMITS.detail, 0),
});
