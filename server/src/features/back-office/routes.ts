import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoints/mount.ts';
import { changeBooking } from './change-booking.ts';
import { addCounterPayment, voidCounterPayment } from './counter-payments.ts';
import { cancelDeparture, getBatch } from './departures.ts';
import { getBookingRecord } from './get-booking-record.ts';

export function backOfficeRoutes(app: FastifyInstance): void {
  mount(app, contract.getBookingRecord, (context, { params }) =>
    getBookingRecord(context, params.id),
  );
  mount(app, contract.addCounterPayment, (context, { params, body }) =>
    addCounterPayment(context, params.id, body),
  );
  mount(app, contract.voidCounterPayment, (context, { params, body }) =>
    voidCounterPayment(context, params.id, body),
  );
  mount(app, contract.changeBookingAsOperator, (context, { params, body }) =>
    changeBooking(context, params.id, body),
  );
  mount(app, contract.cancelDeparture, (context, input) => cancelDeparture(context, input));
  mount(app, contract.getBatch, (context, { params }) => getBatch(context, params.id));
}
