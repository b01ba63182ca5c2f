import { createReview, getOwnReview, removeReview, updateReview } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { read, write } from '../../../api/request.ts';

export const ownReviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnReview: read(build, getOwnReview),
    createReview: write(build, createReview, ['AllSpots']),
    updateReview: write(build, updateReview, ['AllSpots']),
    removeReview: write(build, removeReview, ['AllSpots']),
  }),
});
