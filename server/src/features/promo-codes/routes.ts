import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byId, byIdAndBody, mount, ofBody } from '../../http/endpoints/mount.ts';
import { createPromoCode, endPromoCode, listPromoCodes, updatePromoCode } from './manage-codes.ts';

export function promoCodeRoutes(app: FastifyInstance): void {
  mount(app, contract.listPromoCodes, listPromoCodes);
  mount(app, contract.createPromoCode, ofBody(createPromoCode));
  mount(app, contract.updatePromoCode, byIdAndBody(updatePromoCode));
  mount(app, contract.endPromoCode, byId(endPromoCode));
}
