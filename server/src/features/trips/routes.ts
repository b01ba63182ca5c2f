import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byId, mount, mountPublic, ofBody } from '../../http/endpoints/mount.ts';
import { getTrip } from './get-trip.ts';
import { getVoucher } from './get-voucher.ts';
import { readGuestTrip } from './read-guest-trip.ts';
import { readSharedTrip } from './read-shared-trip.ts';
import { createTripShare, endTripShare, listTripShares } from './share-trip.ts';

export function tripRoutes(app: FastifyInstance): void {
  mount(app, contract.getTrip, byId(getTrip));
  mount(app, contract.getVoucher, byId(getVoucher));
  mount(app, contract.createTripShare, byId(createTripShare));
  mount(app, contract.listTripShares, byId(listTripShares));
  mount(app, contract.endTripShare, (context, { params }) => endTripShare(context, params));
  mountPublic(app, contract.readGuestTrip, ofBody(readGuestTrip));
  mountPublic(app, contract.readSharedTrip, ofBody(readSharedTrip));
}
