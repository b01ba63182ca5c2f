import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount, mountPublic } from '../../http/endpoints/mount.ts';
import { nextLink } from '../../pagination/next-link.ts';
import { createBooking } from './making/create-booking.ts';
import { deleteBooking } from './delete-booking.ts';
import { getBooking } from './get-booking.ts';
import { listAllBookings, listBookings } from './list-bookings.ts';
import { quoteTrip } from './prices/quote-trip.ts';
import { renameTraveller } from './rename-traveller.ts';
import { updateBooking } from './update-booking.ts';

export function bookingRoutes(app: FastifyInstance): void {
  mount(app, contract.listBookings, async (context, { query }, answer) => {
    const { bookings, next } = await listBookings(context, query);
    if (next !== null) answer.header('link', nextLink(contract.listBookings, query, next));
    return bookings;
  });
  mount(app, contract.listAllBookings, async (context, { query }, answer) => {
    const { bookings, next } = await listAllBookings(context, query);
    if (next !== null) answer.header('link', nextLink(contract.listAllBookings, query, next));
    return bookings;
  });
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
