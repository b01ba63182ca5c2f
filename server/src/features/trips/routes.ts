import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount, mountPublic } from '../../http/endpoints/mount.ts';
import { getTrip } from './get-trip.ts';
import { getVoucher } from './get-voucher.ts';
import { readSharedTrip } from './read-shared-trip.ts';
import { createTripShare, endTripShare, listTripShares } from './share-trip.ts';

export function tripRoutes(app: FastifyInstance): void {
  mount(app, contract.getTrip, (context, { params }) => getTrip(context, params.id));
  mount(app, contract.getVoucher, (context, { params }) => getVoucher(context, params.id));
  mount(app, contract.createTripShare, (context, { params }) =>
    createTripShare(context, params.id),
  );
  mount(app, contract.listTripShares, (context, { params }) => listTripShares(context, params.id));
  mount(app, contract.endTripShare, (context, { params }) => endTripShare(context, params));
  mountPublic(app, contract.readSharedTrip, (context, { body }) => readSharedTrip(context, body));
}
