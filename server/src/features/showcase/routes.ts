import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mountCached } from '../../http/endpoints/cached.ts';
import { presentBestSpot, presentReview, presentTeamMember } from './present.ts';
import { listBestSpotRows, listReviewRows, listTeamRows } from './store.ts';

/** Best spots, team and reviews: read-only lists, the same for all visitors. */
export function showcaseRoutes(app: FastifyInstance): void {
  mountCached(
    app,
    contract.listBestSpots,
    async ({ db }) => (await listBestSpotRows(db.orm)).map(presentBestSpot),
    { cacheTags: ['bestSpots', 'spots'] },
  );
  mountCached(
    app,
    contract.listTeam,
    async ({ db }) => (await listTeamRows(db.orm)).map(presentTeamMember),
    {
      cacheTags: ['team'],
    },
  );
  mountCached(
    app,
    contract.listReviews,
    async ({ db }) => (await listReviewRows(db.orm)).map(presentReview),
    {
      cacheTags: ['reviews'],
    },
  );
}
