import { decideReview, featureReview, listReviewsToModerate, replyToReview } from '@wayfarer/contract'; // prettier-ignore
import { injectEndpoints, write } from '../../../api/request.ts';
import { readListPage } from '../../kit/list/read-list-page.ts';

export const reviewsApi = injectEndpoints((build) => ({
  listReviewsToModerate: readListPage(build, listReviewsToModerate),
  decideReview: write(build, decideReview, ['AllSpots']),
  replyToReview: write(build, replyToReview),
  featureReview: write(build, featureReview),
}));
