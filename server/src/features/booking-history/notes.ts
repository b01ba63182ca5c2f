import type { BookingNote, Deleted } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { lockBookingForUpdate } from '../booking-records/index.ts';
import { deleteNote, findNote, insertNote, listNames } from './store-notes.ts';
import { presentNote } from './present.ts';

/** Adds a note to a booking. Throws `not_found`. */
export async function addNote(
  context: UserContext,
  bookingId: string,
  { text: body }: { text: string },
): Promise<BookingNote> {
  const { uid: byUserId } = context.actor;
  const note = { id: context.createdId(), bookingId, at: context.clock.now(), byUserId, body };
  await context.db.orm.transaction(async (tx) => {
    if ((await lockBookingForUpdate(tx, bookingId)) === null) throw notFound('booking');
    await insertNote(tx, note);
    await recordAct(context, tx, 'booking_note_added', bookingId);
  });
  return presentNote(note, await listNames(context.db.orm, [byUserId]), byUserId);
}

/** Deletes the caller's own note, or one whose author is gone. Throws `not_found`, `forbidden`. */
export async function removeNote(
  context: UserContext,
  { id: bookingId, note: id }: { id: string; note: string },
): Promise<Deleted> {
  const { uid: byUserId } = context.actor;
  return context.db.orm.transaction(async (tx) => {
    const note = await findNote(tx, bookingId, id);
    if (note === null) throw notFound('note');
    if (note.byUserId !== null && note.byUserId !== byUserId) {
      throw new ProblemError('forbidden', 'Only the author of a note can delete it.');
    }
    const deletedCount = await deleteNote(tx, id);
    if (deletedCount > 0) {
      await recordAct(context, tx, 'booking_note_removed', bookingId);
    }
    return { deletedCount };
  });
}
