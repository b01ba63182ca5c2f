import { callsOf } from '../calls-of.ts';

const { call } = callsOf('Reviews');

export const listSpotReviews = call('GET', '/allSpots/:id/reviews', 'public');
export const getOwnReview = call('GET', '/trips/:id/review', 'user');
export const createReview = call('POST', '/trips/:id/review', 'user');
export const updateReview = call('PUT', '/reviews/:id', 'user');
export const removeReview = call('DELETE', '/reviews/:id', 'user');
export const reportReview = call('POST', '/reviews/:id/reports', 'user');
export const markHelpful = call('PUT', '/reviews/:id/helpful', 'user');
export const unmarkHelpful = call('DELETE', '/reviews/:id/helpful', 'user');
