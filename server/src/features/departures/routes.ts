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
import { departureOf } from './departure-of.ts';
import { exportManifest, getManifest } from './manifest.ts';

export function departureRoutes(app: FastifyInstance): void {
  mountList(app, contract.listDepartures, ofQuery(listDepartures));
  mount(app, contract.getBoard, ofQuery(getBoard));
  mount(app, contract.getManifest, (context, input) => getManifest(context, departureOf(input)));
  mount(app, contract.exportManifest, async (context, input, answer) =>
    sendTable(context, answer, 'manifest', await exportManifest(context, departureOf(input))),
  );
  mount(app, contract.cancelDeparture, (context, input) => cancelDeparture(context, input));
  mount(app, contract.previewDepartureCancellation, (context, input) =>
    departureFigures(context, departureOf(input)),
  );
  mount(app, contract.guaranteeDeparture, (context, input) =>
    guaranteeDeparture(context, departureOf(input)),
  );
  mount(app, contract.openDeparture, (context, input) =>
    reopenDeparture(context, departureOf(input)),
  );
  mount(app, contract.getBatch, byId(getBatch));
  mount(app, contract.retryBatch, byId(retryBatch));
}
