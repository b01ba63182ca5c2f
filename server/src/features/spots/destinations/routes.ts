import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../../http/csv.ts';
import { byId, byIdAndBody, mount, ofBody, ofQuery } from '../../../http/endpoints/mount.ts';
import { mountList } from '../../../http/endpoints/mount-list.ts';
import { archiveSpot, restoreSpot } from './archive-spot.ts';
import { getOperatorSpot } from './get-operator-spot.ts';
import { exportSpots, listOperatorSpots } from './list-operator-spots.ts';
import { listSpotPriceHistory } from './price-history.ts';
import { createOperatorSpot, updateOperatorSpot } from './save-operator-spot.ts';
import { getSpotDetails, putSpotDetails } from './spot-details.ts';
import { getSpotPrices, putSpotPrices } from './spot-prices.ts';

export function destinationRoutes(app: FastifyInstance): void {
  mountList(app, contract.listOperatorSpots, ofQuery(listOperatorSpots));
  mount(app, contract.exportOperatorSpots, async (context, { query }, answer) =>
    sendTable(context, answer, 'destinations', await exportSpots(context, query)),
  );
  mount(app, contract.getOperatorSpot, byId(getOperatorSpot));
  mount(app, contract.createOperatorSpot, ofBody(createOperatorSpot), {
    findExisting: getOperatorSpot,
  });
  mount(app, contract.updateOperatorSpot, byIdAndBody(updateOperatorSpot));
  mount(app, contract.listSpotPriceHistory, byId(listSpotPriceHistory));
  mount(app, contract.archiveSpot, (context, { params, body }) =>
    archiveSpot(context, params.id, body.reason),
  );
  mount(app, contract.restoreSpot, byId(restoreSpot));
  mount(app, contract.getSpotPrices, byId(getSpotPrices));
  mount(app, contract.putSpotPrices, byIdAndBody(putSpotPrices));
  mount(app, contract.getSpotDetails, byId(getSpotDetails));
  mount(app, contract.putSpotDetails, byIdAndBody(putSpotDetails));
}
