import { z } from 'zod/mini';
import { REVIEW_HIDE_REASONS } from '../../options/reviews.ts';

export const HideReviewForm = z.object({ reason: z.enum(REVIEW_HIDE_REASONS) });
