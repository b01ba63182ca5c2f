import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byIdAndBody, mount, ofBody } from '../../http/endpoints/mount.ts';
import { getBookingRecord } from '../booking-history/index.ts';
import { bookForCustomer } from './book-for-customer.ts';
import { changeBooking } from './change-booking.ts';

export function bookingChangeRoutes(app: FastifyInstance): void {
  mount(app, contract.bookForCustomer, ofBody(bookForCustomer), {
    findExisting: getBookingRecord,
  });
  mount(app, contract.changeBookingAsOperator, byIdAndBody(changeBooking));
}
