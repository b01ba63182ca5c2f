import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../http/csv.ts';
import { mount, ofQuery } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { exportBookings } from './export-bookings.ts';
import { listBookings } from './list-bookings.ts';
import { countViews, summarizeBookings } from './summarize-bookings.ts';

export function bookingSearchRoutes(app: FastifyInstance): void {
  mountList(app, contract.listOperatorBookings, ofQuery(listBookings));
  mount(app, contract.summarizeBookings, ofQuery(summarizeBookings));
  mount(app, contract.countBookingViews, ofQuery(countViews));
  mount(app, contract.exportOperatorBookings, async (context, { query }, answer) =>
    sendTable(context, answer, 'bookings', await exportBookings(context, query)),
  );
}
