import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Reviews');
const reviewsModerate = staff('reviews.moderate');

export const listReviewsToModerate = reviewsModerate('GET', '/operator/reviews');
export const decideReview = reviewsModerate('POST', '/operator/reviews/:id/decision');
export const replyToReview = reviewsModerate('PUT', '/operator/reviews/:id/reply');
export const featureReview = reviewsModerate('PUT', '/operator/reviews/:id/featured');
