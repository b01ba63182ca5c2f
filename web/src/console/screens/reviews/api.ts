import { decideReview, featureReview, listReviewsToModerate, replyToReview } from '@wayfarer/contract'; // prettier-ignore
import { api } from '../../../api/client.ts';
import { write } from '../../../api/request.ts';
import { readListPage } from '../../kit/list/read-list-page.ts';

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReviewsToModerate: readListPage(build, listReviewsToModerate),
    decideReview: write(build, decideReview, ['AllSpots']),
    replyToReview: write(build, replyToReview),
    featureReview: write(build, featureReview),
  }),
});
