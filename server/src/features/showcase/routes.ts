import * as contract from '@wayfarer/contract';
import type { FastifyInstance } from 'fastify';
import { mountPublic } from '../../http/endpoints/mount.ts';
import { presentBestSpot, presentReview, presentTeamMember } from './present.ts';
import { selectBestSpots, selectReviews, selectTeam } from './store.ts';

/** Best spots, team and reviews: read-only lists, the same for everybody. */
export function showcaseRoutes(app: FastifyInstance): void {
  mountPublic(
    app,
    contract.listBestSpots,
    async ({ db }) => (await selectBestSpots(db.orm)).map(presentBestSpot),
    { cacheTags: ['bestSpots'] },
  );
  mountPublic(
    app,
    contract.listTeam,
    async ({ db }) => (await selectTeam(db.orm)).map(presentTeamMember),
    {
      cacheTags: ['team'],
    },
  );
  mountPublic(
    app,
    contract.listReviews,
    async ({ db }) => (await selectReviews(db.orm)).map(presentReview),
    {
      cacheTags: ['reviews'],
    },
  );
}
