import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mountCached } from '../../http/endpoints/cached.ts';
import { byId, byIdAndBody, mount, ofQuery } from '../../http/endpoints/mount.ts';
import { linkNext, mountList } from '../../http/endpoints/mount-list.ts';
import {
  decideReview,
  featureReview,
  listReviewsToModerate,
  replyToReview,
} from './moderate-reviews.ts';
import { changeHelpful, reportReview } from './react-to-review.ts';
import { getOwnReview, listSpotReviews } from './read-reviews.ts';
import { createReview, removeReview, updateReview } from './write-review.ts';

export function reviewRoutes(app: FastifyInstance): void {
  mountCached(
    app,
    contract.listSpotReviews,
    async (context, { params, query }, answer) => {
      const { next, ...reviews } = await listSpotReviews(context, params.id, query);
      const path = contract.listSpotReviews.path.replace(':id', encodeURIComponent(params.id));
      linkNext(answer, { path }, query, next);
      return reviews;
    },
    { cacheTags: ['reviews'] },
  );
  mount(app, contract.getOwnReview, byId(getOwnReview));
  mount(app, contract.createReview, byIdAndBody(createReview));
  mount(app, contract.updateReview, byIdAndBody(updateReview));
  mount(app, contract.removeReview, byId(removeReview));
  mount(app, contract.reportReview, byIdAndBody(reportReview));
  mount(app, contract.markHelpful, (context, { params }) =>
    changeHelpful(context, params.id, true),
  );
  mount(app, contract.unmarkHelpful, (context, { params }) =>
    changeHelpful(context, params.id, false),
  );
  mountModeration(app);
}

function mountModeration(app: FastifyInstance): void {
  mountList(app, contract.listReviewsToModerate, ofQuery(listReviewsToModerate));
  mount(app, contract.decideReview, byIdAndBody(decideReview));
  mount(app, contract.replyToReview, (context, { params, body }) =>
    replyToReview(context, params.id, body.text),
  );
  mount(app, contract.featureReview, (context, { params, body }) =>
    featureReview(context, params.id, body.featured),
  );
}
