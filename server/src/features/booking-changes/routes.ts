import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byId, byIdAndBody, mount, ofBody } from '../../http/endpoints/mount.ts';
import { getBookingRecord } from '../booking-history/index.ts';
import { answerRequest } from './answer-request.ts';
import { bookForCustomer } from './book-for-customer.ts';
import { changeBooking } from './change-booking.ts';
import { changeContact } from './change-contact.ts';
import { confirmBooking } from './confirm-booking.ts';
import { endTripLink, getTripLink, renewTripLink } from './trip-link.ts';

export function bookingChangeRoutes(app: FastifyInstance): void {
  mount(app, contract.bookForCustomer, ofBody(bookForCustomer), {
    findExisting: getBookingRecord,
  });
  mount(app, contract.changeBookingAsOperator, byIdAndBody(changeBooking));
  mount(app, contract.confirmBooking, byId(confirmBooking));
  mount(app, contract.answerRequest, byIdAndBody(answerRequest));
  mount(app, contract.changeContact, byIdAndBody(changeContact));
  mount(app, contract.getTripLink, byId(getTripLink));
  mount(app, contract.renewTripLink, byId(renewTripLink));
  mount(app, contract.endTripLink, byId(endTripLink));
}
