import type { Call } from '../../declaration/call.ts';

const STAFF = { auth: 'staff', permission: 'reviews.moderate', group: 'Reviews' } as const;

export const listReviewsToModerate = {
  ...STAFF,
  method: 'GET',
  path: '/operator/reviews',
} as const satisfies Call;

export const decideReview = {
  ...STAFF,
  method: 'POST',
  path: '/operator/reviews/:id/decision',
} as const satisfies Call;

export const replyToReview = {
  ...STAFF,
  method: 'PUT',
  path: '/operator/reviews/:id/reply',
} as const satisfies Call;

export const featureReview = {
  ...STAFF,
  method: 'PUT',
  path: '/operator/reviews/:id/featured',
} as const satisfies Call;
