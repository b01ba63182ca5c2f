import { staff } from '../staff.ts';

export const listReviewsToModerate = staff(
  'GET',
  '/operator/reviews',
  'reviews.moderate',
  'Reviews',
);
export const decideReview = staff(
  'POST',
  '/operator/reviews/:id/decision',
  'reviews.moderate',
  'Reviews',
);
export const replyToReview = staff(
  'PUT',
  '/operator/reviews/:id/reply',
  'reviews.moderate',
  'Reviews',
);
export const featureReview = staff(
  'PUT',
  '/operator/reviews/:id/featured',
  'reviews.moderate',
  'Reviews',
);
