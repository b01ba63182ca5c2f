import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byIdAndBody, mount } from '../../http/endpoints/mount.ts';
import { announceTransfer } from './announce-transfer.ts';
import { getTransfer } from './get-transfer.ts';

export function transferRoutes(app: FastifyInstance): void {
  mount(app, contract.getTransfer, (context, { params, query }) =>
    getTransfer(context, params.id, query),
  );
  mount(app, contract.announceTransfer, byIdAndBody(announceTransfer));
}
