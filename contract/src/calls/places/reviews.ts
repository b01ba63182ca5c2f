import type { Call } from '../../declaration/call.ts';

export const listSpotReviews = {
  method: 'GET',
  path: '/allSpots/:id/reviews',
  auth: 'public',
  group: 'Reviews',
} as const satisfies Call;

export const getOwnReview = {
  method: 'GET',
  path: '/trips/:id/review',
  auth: 'user',
  group: 'Reviews',
} as const satisfies Call;

export const createReview = {
  method: 'POST',
  path: '/trips/:id/review',
  auth: 'user',
  group: 'Reviews',
} as const satisfies Call;

export const updateReview = {
  method: 'PUT',
  path: '/reviews/:id',
  auth: 'user',
  group: 'Reviews',
} as const satisfies Call;

export const removeReview = {
  method: 'DELETE',
  path: '/reviews/:id',
  auth: 'user',
  group: 'Reviews',
} as const satisfies Call;

export const reportReview = {
  method: 'POST',
  path: '/reviews/:id/reports',
  auth: 'user',
  group: 'Reviews',
} as const satisfies Call;

export const markHelpful = {
  method: 'PUT',
  path: '/reviews/:id/helpful',
  auth: 'user',
  group: 'Reviews',
} as const satisfies Call;

export const unmarkHelpful = {
  method: 'DELETE',
  path: '/reviews/:id/helpful',
  auth: 'user',
  group: 'Reviews',
} as const satisfies Call;
