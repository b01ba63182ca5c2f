import { z } from 'zod/mini';
import * as words from '../../words/forms/review.texts.js';
import { text } from '../../fields/text.ts';
import { REVIEW_LIMITS } from '../../options/reviews.ts';

export const ReviewForm = z.object({
  rating: z
    .number(words.ratingMissing)
    .check(
      z.int(words.ratingMissing),
      z.minimum(1, words.ratingMissing),
      z.maximum(5, words.ratingMissing),
    ),
  title: text(REVIEW_LIMITS.title, 1, { required: words.titleMissing }),
  text: text(REVIEW_LIMITS.text).check(
    z.minLength(REVIEW_LIMITS.minText, words.textShort(REVIEW_LIMITS.minText)),
  ),
  name: text(REVIEW_LIMITS.name, 1, { required: words.nameMissing }),
});
export type ReviewForm = z.output<typeof ReviewForm>;
