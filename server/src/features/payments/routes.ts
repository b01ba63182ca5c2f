import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import {
  byId,
  byIdAndBody,
  mount,
  mountPublic,
  ofBody,
  ofQuery,
} from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { RateLimiter } from '../../http/guards/rate-limits.ts';
import { openPayment } from './checkout/open-payment.ts';
import { paymentConfig } from './checkout/payment-config.ts';
import { paymentState } from './checkout/payment-state.ts';
import { recordPayment } from './checkout/record-payment.ts';
import { getPayment, hidePayment, listAllPayments, listPayments, readJournal } from './history.ts';
import { chargeAgain } from './refunds/charge-again.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { receiveWebhook } from './sync/receive-webhook.ts';

/** The maximum number of status checks per person and minute; pages that wait for a payment ask every 2.5 seconds. */
const LOOKS_A_MINUTE = 300;

export function paymentRoutes(app: FastifyInstance): void {
  const looks = new RateLimiter(app.context.clock, { max: LOOKS_A_MINUTE, windowMs: 60_000 });
  mountPublic(app, contract.paymentConfig, paymentConfig);
  mountList(app, contract.listPayments, ofQuery(listPayments));
  mountList(app, contract.listAllPayments, ofQuery(listAllPayments));
  mount(app, contract.getPayment, byId(getPayment));
  mount(
    app,
    contract.bookingPaymentState,
    async (context, { params, query }) => {
      await looks.take(context.actor.uid);
      return paymentState(context, params.id, query.part);
    },
    { priority: 'in-flight', together: true },
  );
  mount(app, contract.createPaymentIntent, ofBody(openPayment));
  mount(app, contract.createPayment, ofBody(recordPayment), {
    priority: 'in-flight',
  });
  mount(app, contract.deletePayment, byId(hidePayment));
  mount(app, contract.refundPayment, byIdAndBody(requestRefund));
  mount(app, contract.chargeAgain, byIdAndBody(chargeAgain));
  mount(app, contract.paymentJournal, ofQuery(readJournal));
  mountPublic(app, contract.receiveWebhook, (context, { body, headers }) =>
    receiveWebhook(context, Buffer.from(body), headers['stripe-signature']),
  );
}
