import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Reviews');

export const listReviewsToModerate = staff('GET', '/operator/reviews', 'reviews.moderate');
export const decideReview = staff('POST', '/operator/reviews/:id/decision', 'reviews.moderate');
export const replyToReview = staff('PUT', '/operator/reviews/:id/reply', 'reviews.moderate');
export const featureReview = staff('PUT', '/operator/reviews/:id/featured', 'reviews.moderate');
