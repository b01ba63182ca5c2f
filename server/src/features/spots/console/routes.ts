import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../../http/csv.ts';
import { mount } from '../../../http/endpoints/mount.ts';
import { mountList } from '../../../http/endpoints/mount-list.ts';
import { decideSubmission, takeOverContribution } from '../contributions/decide-submission.ts';
import { listSubmissions } from '../contributions/list-submissions.ts';
import { archiveSpot, restoreSpot } from './archive-spot.ts';
import { getOperatorSpot } from './get-operator-spot.ts';
import { exportSpots, listOperatorSpots } from './list-operator-spots.ts';
import { createOperatorSpot, updateOperatorSpot } from './save-operator-spot.ts';

/** Destinations as the agency keeps them. */
export function operatorSpotRoutes(app: FastifyInstance): void {
  mountList(app, contract.listOperatorSpots, (context, { query }) =>
    listOperatorSpots(context, query),
  );
  mount(app, contract.exportOperatorSpots, async (context, { query }, answer) =>
    sendTable(context, answer, 'destinations', await exportSpots(context, query)),
  );
  mount(app, contract.getOperatorSpot, (context, { params }) =>
    getOperatorSpot(context, params.id),
  );
  mount(
    app,
    contract.createOperatorSpot,
    (context, { body }) => createOperatorSpot(context, body),
    { findExisting: getOperatorSpot },
  );
  mount(app, contract.updateOperatorSpot, (context, { params, body }) =>
    updateOperatorSpot(context, params.id, body),
  );
  mount(app, contract.archiveSpot, (context, { params, body }) =>
    archiveSpot(context, params.id, body.reason),
  );
  mount(app, contract.restoreSpot, (context, { params }) => restoreSpot(context, params.id));
  submissionRoutes(app);
}

function submissionRoutes(app: FastifyInstance): void {
  mountList(app, contract.listSubmissions, (context, { query }) => listSubmissions(context, query));
  mount(app, contract.decideSubmission, (context, { params, body }) =>
    decideSubmission(context, params.id, body),
  );
  mount(app, contract.takeOverContribution, (context, { params }) =>
    takeOverContribution(context, params.id),
  );
}
