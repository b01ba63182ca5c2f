import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../http/csv.ts';
import { byId, byIdAndBody, mount, ofBody, ofQuery } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { changeBooking } from './change-booking.ts';
import { addCounterPayment, voidCounterPayment } from './counter-payments.ts';
import { bookForCustomer } from './book-for-customer.ts';
import { getBatch, retryBatch } from './batches/get-batch.ts';
import { cancelDeparture, reopenDeparture } from './departures.ts';
import { departureFigures } from './departures/departure-figures.ts';
import { getBookingRecord } from './record/get-booking-record.ts';
import { listDepartures } from './departures/list-departures.ts';
import { exportManifest, getManifest } from './departures/manifest.ts';
import { addNote, removeNote } from './record/notes.ts';
import { exportBookings } from './search/booking-columns.ts';
import { listBookings } from './search/list-bookings.ts';

export function backOfficeRoutes(app: FastifyInstance): void {
  mountList(app, contract.listOperatorBookings, ofQuery(listBookings));
  mount(app, contract.exportOperatorBookings, async (context, { query }, answer) =>
    sendTable(context, answer, 'bookings', await exportBookings(context, query)),
  );
  mount(app, contract.getBookingRecord, byId(getBookingRecord));
  mount(app, contract.bookForCustomer, ofBody(bookForCustomer), {
    findExisting: getBookingRecord,
  });
  mount(app, contract.addBookingNote, byIdAndBody(addNote));
  mount(app, contract.removeBookingNote, (context, { params }) => removeNote(context, params));
  departureRoutes(app);
  mount(app, contract.addCounterPayment, byIdAndBody(addCounterPayment));
  mount(app, contract.voidCounterPayment, byIdAndBody(voidCounterPayment));
  mount(app, contract.changeBookingAsOperator, byIdAndBody(changeBooking));
  mount(app, contract.cancelDeparture, (context, input) => cancelDeparture(context, input));
  mount(app, contract.previewDepartureCancellation, (context, { params }) =>
    departureFigures(context, params),
  );
  mount(app, contract.openDeparture, (context, { params }) => reopenDeparture(context, params));
  mount(app, contract.getBatch, byId(getBatch));
  mount(app, contract.retryBatch, byId(retryBatch));
}

function departureRoutes(app: FastifyInstance): void {
  mountList(app, contract.listDepartures, ofQuery(listDepartures));
  mount(app, contract.getManifest, (context, { params }) => getManifest(context, params));
  mount(app, contract.exportManifest, async (context, { params }, answer) =>
    sendTable(context, answer, 'manifest', await exportManifest(context, params)),
  );
}
