import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoints/mount.ts';
import { getToday } from './get-today.ts';

export function todayRoutes(app: FastifyInstance): void {
  mount(app, contract.getToday, getToday);
}
