import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byId, byIdAndBody, mount } from '../../http/endpoints/mount.ts';
import { getBookingRecord } from './get-booking-record.ts';
import { addNote, removeNote } from './notes.ts';

export function bookingHistoryRoutes(app: FastifyInstance): void {
  mount(app, contract.getBookingRecord, byId(getBookingRecord));
  mount(app, contract.addBookingNote, byIdAndBody(addNote));
  mount(app, contract.removeBookingNote, (context, { params }) => removeNote(context, params));
}
