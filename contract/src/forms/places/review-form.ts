import { z } from 'zod/mini';
import { text } from '../../fields/text.ts';
import { REVIEW_LIMITS } from '../../options/reviews.ts';

/** A traveler's review of a trip. */
export const ReviewForm = z.object({
  rating: z
    .number('Please choose one to five stars')
    .check(
      z.int('Please choose one to five stars'),
      z.minimum(1, 'Please choose one to five stars'),
      z.maximum(5, 'Please choose one to five stars'),
    ),
  title: text(REVIEW_LIMITS.title, 1, { required: 'Please give your review a title' }),
  text: text(REVIEW_LIMITS.text).check(
    z.minLength(REVIEW_LIMITS.minText, `Please write at least ${REVIEW_LIMITS.minText} characters`),
  ),
  name: text(REVIEW_LIMITS.name, 1, { required: 'Please enter a name to show with your review' }),
});
export type ReviewForm = z.output<typeof ReviewForm>;
