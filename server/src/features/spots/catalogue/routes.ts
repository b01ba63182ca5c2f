import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mountCached } from '../../../http/endpoints/cached.ts';
import { ofQuery } from '../../../http/endpoints/mount.ts';
import { linkNext } from '../../../http/endpoints/mount-list.ts';
import { getSpot } from './get-spot.ts';
import { listPlaces } from './list-places.ts';
import { listSpots } from './list-spots.ts';
import { spotFacets } from './counts/spot-facets.ts';
import { suggestSpots } from './suggest-spots.ts';

export function catalogueRoutes(app: FastifyInstance): void {
  const cached = { cacheTags: ['spots'] } as const;
  mountCached(
    app,
    contract.listSpots,
    async (context, { query }, answer) => {
      const { spots, next, total } = await listSpots(context, query);
      linkNext(answer, contract.listSpots, query, next);
      if (total !== null) answer.header('x-total-count', String(total));
      return spots;
    },
    cached,
  );
  mountCached(app, contract.spotFacets, ofQuery(spotFacets), cached);
  mountCached(
    app,
    contract.suggestSpots,
    (context, { query }) => suggestSpots(context, query.search, query.language),
    cached,
  );
  mountCached(
    app,
    contract.listPlaces,
    (context, { query }) => listPlaces(context, query.ids, query.language),
    cached,
  );
  mountCached(
    app,
    contract.getSpot,
    (context, { params, query }) => getSpot(context, params.id, query.language),
    cached,
  );
}
