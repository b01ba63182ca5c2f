import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byIdAndBody, mount } from '../../http/endpoints/mount.ts';
import { redeemGiftVoucher } from './gifts/redeem-gift.ts';
import { addCounterPayment } from './record-counter-payment.ts';
import { voidCounterPayment } from './void-counter-payment.ts';

export function counterPaymentRoutes(app: FastifyInstance): void {
  mount(app, contract.addCounterPayment, byIdAndBody(addCounterPayment));
  mount(app, contract.redeemGiftVoucher, byIdAndBody(redeemGiftVoucher));
  mount(app, contract.voidCounterPayment, byIdAndBody(voidCounterPayment));
}
