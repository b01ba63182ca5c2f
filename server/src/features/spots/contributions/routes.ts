import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byId, byIdAndBody, mount, ofBody, ofQuery } from '../../../http/endpoints/mount.ts';
import { mountList } from '../../../http/endpoints/mount-list.ts';
import { createSpot } from './create-spot.ts';
import { decideSubmission, takeOverContribution } from './decide-submission.ts';
import { deleteSpot } from './delete-spot.ts';
import { getOwnSpot } from './get-own-spot.ts';
import { listOwnSpots } from './list-own-spots.ts';
import { listSubmissions } from './list-submissions.ts';
import { updateSpot } from './update-spot.ts';

export function contributionRoutes(app: FastifyInstance): void {
  mount(app, contract.listOwnSpots, (context, { query }) => listOwnSpots(context, query.email));
  mount(app, contract.createSpot, ofBody(createSpot), { findExisting: getOwnSpot });
  mount(app, contract.updateSpot, byIdAndBody(updateSpot));
  mount(app, contract.deleteSpot, byId(deleteSpot));
  mountList(app, contract.listSubmissions, ofQuery(listSubmissions));
  mount(app, contract.decideSubmission, byIdAndBody(decideSubmission));
  mount(app, contract.takeOverContribution, byId(takeOverContribution));
}
