import { z } from 'zod/mini';
import { REVIEW_LIMITS, REVIEW_REPORT_REASONS } from '../../options/reviews.ts';
import { text } from '../../fields/text.ts';

export const ReportForm = z.object({
  reason: z.enum(REVIEW_REPORT_REASONS),
  detail: text(REVIEW_LIMITS.detail, 0),
});
