import { call } from '../call.ts';

export const listSpotReviews = call('GET', '/allSpots/:id/reviews', 'public', 'Reviews');
export const getOwnReview = call('GET', '/trips/:id/review', 'user', 'Reviews');
export const createReview = call('POST', '/trips/:id/review', 'user', 'Reviews');
export const updateReview = call('PUT', '/reviews/:id', 'user', 'Reviews');
export const removeReview = call('DELETE', '/reviews/:id', 'user', 'Reviews');
export const reportReview = call('POST', '/reviews/:id/reports', 'user', 'Reviews');
export const markHelpful = call('PUT', '/reviews/:id/helpful', 'user', 'Reviews');
export const unmarkHelpful = call('DELETE', '/reviews/:id/helpful', 'user', 'Reviews');
