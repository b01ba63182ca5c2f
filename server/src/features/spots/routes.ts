import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mountCached } from '../../http/endpoints/cached.ts';
import { byId, byIdAndBody, mount, ofBody, ofQuery } from '../../http/endpoints/mount.ts';
import { linkNext } from '../../http/endpoints/mount-list.ts';
import { operatorSpotRoutes } from './console/routes.ts';
import { createSpot } from './create-spot.ts';
import { deleteSpot } from './delete-spot.ts';
import { getOwnSpot, getSpot } from './get-spot.ts';
import { listOwnSpots } from './list-own-spots.ts';
import { listPlaces } from './catalogue/list-places.ts';
import { listSpots } from './catalogue/list-spots.ts';
import { spotFacets } from './catalogue/spot-facets.ts';
import { getSpotDetails, putSpotDetails } from './details/spot-details.ts';
import { getSpotPrices, putSpotPrices } from './prices/spot-prices.ts';
import { suggestSpots } from './search/suggest-spots.ts';
import { updateSpot } from './update-spot.ts';

export function spotRoutes(app: FastifyInstance): void {
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
    (context, { query }) => suggestSpots(context, query.search),
    cached,
  );
  mountCached(
    app,
    contract.listPlaces,
    (context, { query }) => listPlaces(context, query.ids),
    cached,
  );
  mountCached(app, contract.getSpot, byId(getSpot), cached);
  mount(app, contract.listOwnSpots, (context, { query }) => listOwnSpots(context, query.email));
  mount(app, contract.createSpot, ofBody(createSpot), { findExisting: getOwnSpot });
  mount(app, contract.updateSpot, byIdAndBody(updateSpot));
  mount(app, contract.deleteSpot, byId(deleteSpot));
  mount(app, contract.getSpotPrices, byId(getSpotPrices));
  mount(app, contract.putSpotPrices, byIdAndBody(putSpotPrices));
  mount(app, contract.getSpotDetails, byId(getSpotDetails));
  mount(app, contract.putSpotDetails, byIdAndBody(putSpotDetails));
  operatorSpotRoutes(app);
}
