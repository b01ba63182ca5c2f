import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byId, byIdAndBody, mount, mountPublic, ofBody } from '../../http/endpoints/mount.ts';
import { createPaymentLink } from './create-link.ts';
import { createOwnPaymentLink } from './create-own-link.ts';
import { endPaymentLink } from './end-link.ts';
import { lookUpPaymentLink } from './look-up-link.ts';
import { openLinkPayment } from './open-link-payment.ts';

export function paymentLinkRoutes(app: FastifyInstance): void {
  mount(app, contract.createPaymentLink, byIdAndBody(createPaymentLink));
  mount(app, contract.createOwnPaymentLink, byIdAndBody(createOwnPaymentLink));
  mount(app, contract.endPaymentLink, byId(endPaymentLink));
  mountPublic(app, contract.lookUpPaymentLink, ofBody(lookUpPaymentLink));
  mountPublic(app, contract.openLinkPayment, ofBody(openLinkPayment));
}
