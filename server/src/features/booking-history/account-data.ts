import type { AccountExport } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { listEvents, listEventsOf, type EventRow } from '../booking-records/index.ts';
import {
  listCounterPayments,
  listCounterPaymentsOf,
  presentCounterPayment,
  type CounterRow,
} from '../counter-payments/index.ts';
import { presentEvent } from './present.ts';
import { listNotes, listNotesOf, type NoteRow } from './store-notes.ts';

type BookingHistory = Pick<AccountExport, 'bookingEvents' | 'bookingNotes' | 'counterPayments'>;

export async function exportBookingHistory(db: Executor, uid: string): Promise<BookingHistory> {
  const events = await listEventsOf(db, uid);
  const payments = await listCounterPaymentsOf(db, uid);
  return presentHistory(events, payments, await listNotesOf(db, uid));
}

export async function exportGuestHistory(
  db: Executor,
  ids: readonly string[],
): Promise<BookingHistory> {
  const events: EventRow[] = [];
  const payments: CounterRow[] = [];
  for (const id of ids) {
    events.push(...(await listEvents(db, id)));
    payments.push(...(await listCounterPayments(db, id)));
  }
  return presentHistory(events, payments, await listNotes(db, [...ids]));
}

function presentHistory(
  events: readonly EventRow[],
  payments: readonly CounterRow[],
  notes: readonly NoteRow[],
): BookingHistory {
  return {
    bookingEvents: events.map(presentEvent),
    bookingNotes: notes.map(({ at, body, bookingId }) => ({
      bookingId,
      at: at.toISOString(),
      text: body,
    })),
    counterPayments: payments.map(presentCounterPayment),
  };
}
