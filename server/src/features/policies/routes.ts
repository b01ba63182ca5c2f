import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mountCached } from '../../http/endpoints/cached.ts';
import { byId, byIdAndBody, mount, ofBody } from '../../http/endpoints/mount.ts';
import { makePolicyDefault, retirePolicy } from './change-policy.ts';
import {
  createPolicyException,
  endPolicyException,
  listPolicyExceptions,
} from './exceptions/exceptions.ts';
import { listPolicies } from './list-policies.ts';
import { createPolicy, createPolicyVersion } from './make-policy.ts';
import { getSpotPolicy, putSpotPolicy, readSpotPolicy } from './spot-policy.ts';

export function policyRoutes(app: FastifyInstance): void {
  mount(app, contract.listPolicies, listPolicies);
  mount(app, contract.createPolicy, ofBody(createPolicy));
  mount(app, contract.createPolicyVersion, (context, { params, body }) =>
    createPolicyVersion(context, params.family, body),
  );
  mount(app, contract.retirePolicy, (context, { params }) => retirePolicy(context, params.family));
  mount(app, contract.makePolicyDefault, (context, { params }) =>
    makePolicyDefault(context, params.family),
  );
  mount(app, contract.getSpotPolicy, byId(getSpotPolicy));
  mount(app, contract.putSpotPolicy, byIdAndBody(putSpotPolicy));
  mountCached(
    app,
    contract.readSpotPolicy,
    (context, { params, query }) => readSpotPolicy(context, params.id, query.travelDate),
    // the steps depend on the time of the request, because past ones are left out
    { cacheTags: ['spots'], isTimely: ({ query }) => query.travelDate !== undefined },
  );
  mount(app, contract.listPolicyExceptions, listPolicyExceptions);
  mount(app, contract.createPolicyException, ofBody(createPolicyException));
  mount(app, contract.endPolicyException, byId(endPolicyException));
}
