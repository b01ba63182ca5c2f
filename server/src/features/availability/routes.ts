import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byIdAndBody, mount, mountPublic } from '../../http/endpoints/mount.ts';
import { getAvailability } from './get-availability.ts';
import { setDays } from './set-days.ts';
import { getSpotAvailability, putSpotAvailability } from './spot-availability.ts';

export function availabilityRoutes(app: FastifyInstance): void {
  mountPublic(app, contract.getAvailability, (context, { params, query }) =>
    getAvailability(context, params.id, query),
  );
  mount(app, contract.getSpotAvailability, (context, { params, query }) =>
    getSpotAvailability(context, params.id, query),
  );
  mount(app, contract.putSpotAvailability, byIdAndBody(putSpotAvailability));
  mount(app, contract.putDepartures, byIdAndBody(setDays));
}
