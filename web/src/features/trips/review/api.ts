import { createReview, getOwnReview, removeReview, updateReview } from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';

export const ownReviewApi = injectEndpoints((build) => ({
  getOwnReview: read(build, getOwnReview),
  createReview: write(build, createReview, ['AllSpots']),
  updateReview: write(build, updateReview, ['AllSpots']),
  removeReview: write(build, removeReview, ['AllSpots']),
}));
