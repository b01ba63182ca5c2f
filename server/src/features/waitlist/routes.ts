import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byId, mount, ofBody, ofQuery } from '../../http/endpoints/mount.ts';
import { acceptOffer } from './accept-offer.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { leaveWaitlist } from './leave-waitlist.ts';
import { listWaiting } from './list-for-staff.ts';
import { getOwnWaiting, listOwnWaiting } from './list-own.ts';
import { offerOutOfTurn } from './offers/offer-out-of-turn.ts';
import { removeWaiting } from './remove-waiting.ts';

export function waitlistRoutes(app: FastifyInstance): void {
  mount(app, contract.joinWaitlist, ofBody(joinWaitlist), { findExisting: getOwnWaiting });
  mount(app, contract.listOwnWaiting, (context) => listOwnWaiting(context));
  mount(app, contract.leaveWaitlist, byId(leaveWaitlist));
  mount(app, contract.acceptOffer, byId(acceptOffer));
  mount(app, contract.listWaiting, ofQuery(listWaiting));
  mount(app, contract.offerPlaces, offerOutOfTurn);
  mount(app, contract.removeWaiting, byId(removeWaiting));
}
