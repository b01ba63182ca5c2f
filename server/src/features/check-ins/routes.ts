import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoints/mount.ts';
import { lookUpCheckIn } from './look-up.ts';
import { recordAttendance } from './record-attendance.ts';

export function checkInRoutes(app: FastifyInstance): void {
  mount(app, contract.lookUpCheckIn, (context, { body }) => lookUpCheckIn(context, body));
  mount(app, contract.recordAttendance, (context, { params, body }) =>
    recordAttendance(context, params.id, body),
  );
}
