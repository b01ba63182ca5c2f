import { normalPhone, type BookingRecord, type BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { moveMailsOf } from '../../mails/outbox-store.ts';
import { guestLink } from '../../mails/trips/guest-link.ts';
import { tripUrl } from '../../mails/trips/trip-facts.ts';
import { languageToKeep, wordsIn } from '../../mails/words-in.ts';
import { chosenLanguage } from '../../lib/chosen-language.ts';
import { invalidInput, notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { endClaimOf, insertClaim } from '../booking-claims/index.ts';
import { getBookingRecord } from '../booking-history/index.ts';
import {
  lockBookingForUpdate,
  recordBookingEvent,
  updateBookingRow,
  type BookingRow,
} from '../booking-records/index.ts';
import { deleteGuestIfIdle, lockGuest } from '../guests/index.ts';
import { confirmAgain } from '../trip-mails/index.ts';
import { ownerOf, type Person } from './book-for-customer.ts';

/**
 * Corrects a customer's name, address, telephone number or language. All emails, including unsent ones, go to the new
 * address. The earlier address can no longer claim the booking, and a link sent to a wrong address or number stops
 * working. If an account has verified the new address, the booking moves to that account. Throws `not_found`,
 * `revision_changed`, `invalid_input`.
 */
export async function changeContact(
  context: UserContext,
  id: string,
  { email = '', language: asked, name, notify, phone = '', revision }: BodyOf<'changeContact'>,
): Promise<BookingRecord> {
  const language = asked && chosenLanguage(context.config, asked);
  const person = { name, email, phone: normalPhone(phone), language: language ?? undefined };
  await context.db.orm.transaction(async (tx) => {
    // lock the guest before the booking, in the same order as when a booking is made for a customer
    await lockGuest(tx, person);
    const before = await lockBookingForUpdate(tx, id);
    if (before === null) throw notFound('booking');
    if (before.revision !== revision) {
      throw new ProblemError('revision_changed', 'This booking has changed since you opened it.');
    }
    await change(context, tx, before, { person, notify });
  });
  return getBookingRecord(context, id);
}

async function change(
  context: UserContext,
  tx: Tx,
  before: BookingRow,
  { notify, person }: { person: Person; notify: boolean },
): Promise<void> {
  const moved = person.email.toLowerCase() !== before.travelEmail.toLowerCase();
  const owner = await newOwner(context, tx, before, { person, moved });
  const called = person.phone !== before.travelPhone;
  // adding a missing address or number doesn't mean that an earlier one was wrong
  const wasWrong = (moved && before.travelEmail !== '') || (called && before.travelPhone !== '');
  const language = languageAfter(context, before, person);
  const booking = await updateBookingRow(tx, before.id, {
    ...owner,
    travelName: person.name,
    travelPhone: person.phone,
    language,
    // a link sent to a wrong address or number no longer shows anything
    ...(before.uid === null && wasWrong && { linkSerial: before.linkSerial + 1 }),
    revision: before.revision + 1,
    updatedAt: context.clock.now(),
  });
  if (booking === null) throw notFound('booking');
  if (before.guestId !== null && before.guestId !== booking.guestId) {
    await deleteGuestIfIdle(tx, before.guestId);
  }
  const changed = {
    name: person.name === before.travelName ? 'same' : 'changed',
    email: moved ? 'changed' : 'same',
    phone: called ? 'changed' : 'same',
    ...(language !== before.language && { language: 'changed' }),
  };
  const by = { kind: 'staff', userId: context.actor.uid } as const;
  await recordBookingEvent(context, tx, {
    bookingId: booking.id,
    kind: 'contact_changed',
    by,
    detail: changed,
  });
  await recordAct(context, tx, 'contact_changed', booking.id, changed);
  if (!moved) return;
  const { clock, config } = context;
  const { publicUrl } = wordsIn(config, booking.language);
  const link = (of: BookingRow) => guestLink({ clock, db: tx }, publicUrl, of);
  const page = booking.uid === null ? await link(booking) : tripUrl(publicUrl, booking);
  const links = [await link(before), page] as const;
  await moveMailsOf(tx, booking.id, { from: before.travelEmail, to: person.email, links });
  if (notify && person.email !== '') await confirmAgain(context, tx, booking, person.email);
}

/** The booking's language, which stays unless staff choose another one. */
function languageAfter(
  { config }: UserContext,
  before: BookingRow,
  { language }: Person,
): string | null {
  return language === undefined ? before.language : languageToKeep(config, language);
}

async function newOwner(
  context: UserContext,
  tx: Tx,
  before: BookingRow,
  { moved, person }: { person: Person; moved: boolean },
): Promise<Partial<BookingRow>> {
  if (before.uid !== null) {
    if (moved) {
      throw invalidInput('email', 'belongs to the customer’s account, where they can change it');
    }
    return {};
  }
  const { email, guestId, uid } = await ownerOf(context, tx, person);
  const { createdAt, id: bookingId } = before;
  await endClaimOf(tx, bookingId);
  if (uid === null && email !== '') {
    await insertClaim(tx, { bookingId, emailKey: email.toLowerCase(), createdAt });
  }
  return { uid, travelEmail: email, guestId: guestId ?? null };
}
