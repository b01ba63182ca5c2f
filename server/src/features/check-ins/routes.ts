import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byIdAndBody, mount, ofBody } from '../../http/endpoints/mount.ts';
import { lookUpCheckIn } from './look-up.ts';
import { recordAttendance } from './record-attendance.ts';

export function checkInRoutes(app: FastifyInstance): void {
  mount(app, contract.lookUpCheckIn, ofBody(lookUpCheckIn));
  mount(app, contract.recordAttendance, byIdAndBody(recordAttendance));
}
