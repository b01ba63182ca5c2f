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
import { createBooking } from './making/create-booking.ts';
import { deleteBooking } from './delete-booking.ts';
import { getBooking } from './get-booking.ts';
import { listAllBookings, listBookings } from './list-bookings.ts';
import { quoteForCustomer, quoteTrip } from './prices/quote-trip.ts';
import { renameTraveler } from './rename-traveler.ts';
import { updateBooking } from './update-booking.ts';

export function bookingRoutes(app: FastifyInstance): void {
  mountList(app, contract.listBookings, ofQuery(listBookings));
  mountList(app, contract.listAllBookings, ofQuery(listAllBookings));
  mount(app, contract.getBooking, byId(getBooking));
  mount(app, contract.createBooking, ofBody(createBooking), {
    findExisting: getBooking,
  });
  mountPublic(app, contract.createQuote, ofBody(quoteTrip));
  mount(app, contract.quoteForCustomer, ofBody(quoteForCustomer));
  mount(app, contract.updateBooking, byIdAndBody(updateBooking));
  mount(app, contract.renameTraveler, byIdAndBody(renameTraveler));
  mount(app, contract.deleteBooking, byId(deleteBooking));
}
