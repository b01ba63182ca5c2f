import type { BodyOf, TripDocuments } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import { notFound } from '../../../problem-error.ts';
import { bookingOfGuest } from '../../trips/index.ts';
import { findInvoice } from '../store/documents.ts';
import { documentsOf } from './list-documents.ts';
import { readPaper } from './print-document.ts';

/** The documents of a trip, by the link of a customer without an account. Throws `not_found`. */
export async function listGuestDocuments(
  context: AppContext,
  { token }: BodyOf<'listGuestDocuments'>,
): Promise<TripDocuments> {
  const booking = await bookingOfGuest(context, token);
  if (booking === null) throw notFound('trip');
  const documents = await documentsOf(context, booking);
  // only a person with an account can ask for an invoice
  return { ...documents, mayName: false, next: documents.next === 'ask' ? 'none' : documents.next };
}

/** The PDF of one of these documents. Throws `not_found`. */
export async function getGuestDocument(
  context: AppContext,
  { id, token }: BodyOf<'getGuestDocument'>,
): Promise<Uint8Array> {
  const booking = await bookingOfGuest(context, token);
  const row = booking && (await findInvoice(context.db.orm, id));
  if (row === null || row.bookingId !== booking?.id) throw notFound('document');
  return readPaper(context, row);
}
