import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../http/csv.ts';
import { byId, mount, ofQuery } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { getBoard } from './board/get-board.ts';
import { cancelDeparture, reopenDeparture } from './call-off/cancel-departure.ts';
import { departureFigures } from './call-off/departure-figures.ts';
import { getBatch, retryBatch } from './call-off/get-batch.ts';
import { guaranteeDeparture } from './guarantee/guarantee-departure.ts';
import { listDepartures } from './list-departures.ts';
import { exportManifest, getManifest } from './manifest.ts';

export function departureRoutes(app: FastifyInstance): void {
  mountList(app, contract.listDepartures, ofQuery(listDepartures));
  mount(app, contract.getBoard, ofQuery(getBoard));
  mount(app, contract.getManifest, (context, { params }) => getManifest(context, params));
  mount(app, contract.exportManifest, async (context, { params }, answer) =>
    sendTable(context, answer, 'manifest', await exportManifest(context, params)),
  );
  mount(app, contract.cancelDeparture, (context, input) => cancelDeparture(context, input));
  mount(app, contract.previewDepartureCancellation, (context, { params }) =>
    departureFigures(context, params),
  );
  mount(app, contract.guaranteeDeparture, (context, { params }) =>
    guaranteeDeparture(context, params),
  );
  mount(app, contract.openDeparture, (context, { params }) => reopenDeparture(context, params));
  mount(app, contract.getBatch, byId(getBatch));
  mount(app, contract.retryBatch, byId(retryBatch));
}
