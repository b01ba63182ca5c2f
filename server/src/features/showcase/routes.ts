import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { listFeaturedReviews } from '../reviews/index.ts';
import { mountCached } from '../../http/endpoints/cached.ts';
import { listBestSpots, listTeam } from './list-showcase.ts';
import { presentReview } from './present.ts';
import { listReviewRows } from './store.ts';

export function showcaseRoutes(app: FastifyInstance): void {
  mountCached(
    app,
    contract.listBestSpots,
    (context, { query }) => listBestSpots(context, query.language),
    {
      cacheTags: ['bestSpots', 'spots', 'settings'],
    },
  );
  mountCached(app, contract.listTeam, (context, { query }) => listTeam(context, query.language), {
    cacheTags: ['team', 'settings'],
  });
  mountCached(
    app,
    contract.listReviews,
    async (context) => [
      ...(await listFeaturedReviews(context)),
      ...(await listReviewRows(context.db.orm)).map(presentReview),
    ],
    {
      cacheTags: ['reviews'],
    },
  );
}
