import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount, mountPublic } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { createBooking } from './making/create-booking.ts';
import { deleteBooking } from './delete-booking.ts';
import { getBooking } from './get-booking.ts';
import { listAllBookings, listBookings } from './list-bookings.ts';
import { quoteTrip } from './prices/quote-trip.ts';
import { renameTraveller } from './rename-traveller.ts';
import { updateBooking } from './update-booking.ts';

export function bookingRoutes(app: FastifyInstance): void {
  mountList(app, contract.listBookings, (context, { query }) => listBookings(context, query));
  mountList(app, contract.listAllBookings, (context, { query }) => listAllBookings(context, query));
  mount(app, contract.getBooking, (context, { params }) => getBooking(context, params.id));
  mount(app, contract.createBooking, (context, { body }) => createBooking(context, body), {
    findExisting: getBooking,
  });
  mountPublic(app, contract.createQuote, (context, { body }) => quoteTrip(context, body));
  mount(app, contract.updateBooking, (context, { params, body }) =>
    updateBooking(context, params.id, body),
  );
  mount(app, contract.renameTraveller, (context, { params, body }) =>
    renameTraveller(context, params.id, body),
  );
  mount(app, contract.deleteBooking, (context, { params }) => deleteBooking(context, params.id));
}
