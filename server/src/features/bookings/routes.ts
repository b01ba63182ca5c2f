import * as contract from '@wayfarer/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import { createBooking } from './create-booking.ts';
import { deleteBooking } from './delete-booking.ts';
import { getBooking } from './get-booking.ts';
import { listBookings } from './list-bookings.ts';
import { updateBooking } from './update-booking.ts';

export function bookingRoutes(app: FastifyInstance): void {
  mount(app, contract.listBookings, (context) => listBookings(context));
  mount(app, contract.getBooking, (context, { params }) => getBooking(context, params.id));
  mount(app, contract.createBooking, (context, { body }) => createBooking(context, body));
  mount(app, contract.updateBooking, (context, { params, body }) =>
    updateBooking(context, params.id, body),
  );
  mount(app, contract.deleteBooking, (context, { params }) => deleteBooking(context, params.id));
}
