import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { unavailability } from '../../../db/database-errors.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { notifyAgency } from '../../../mails/agency-mails.ts';
import { inItsLanguage } from '../../../mails/trips/in-its-language.ts';
import { wordsIn } from '../../../mails/words-in.ts';
import { localDay } from '../../../lib/local-time.ts';
import { zoneOfTrip } from '../../../lib/time-zones.ts';
import { advanceTelling, listOpenTellings, lockOpenTelling } from '../../booking-batches/index.ts';
import { findTerms } from '../store-policies.ts';
import { findNextCovered, type ToldBooking } from './store-covered.ts';
import { countryKeyOf, findExceptionRow, type ExceptionRow } from './store-exceptions.ts';

/**
 * Emails everyone concerned by an exception. Each booking is handled in a transaction of its own, which writes the
 * email and the progress, so an interrupted run continues without notifying anyone twice. If one traveler's email
 * fails, that is recorded and the others are still notified. If one exception fails, the error is thrown after the
 * others have run.
 */
export async function tellExceptions(context: AppContext, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await listOpenTellings(context.db.orm)) {
    try {
      for (;;) {
        if (signal?.aborted) return;
        if (!(await tellOrSkip(context, id))) break;
      }
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Emails the next traveler, or skips one who can't be emailed. Returns true if there may be more to send. Throws while
 * the database is down.
 */
async function tellOrSkip(context: AppContext, id: string): Promise<boolean> {
  const { clock, db, log } = context;
  try {
    return await db.orm.transaction((tx) => tellNext(context, tx, id));
  } catch (error) {
    if (unavailability(error) !== null) throw error;
    log.error({ batchId: id, failure: describeError(error) }, 'could not notify a traveler');
    return db.orm.transaction((tx) => skipNext(tx, id, clock.now()));
  }
}

async function tellNext(context: AppContext, tx: Tx, id: string): Promise<boolean> {
  const telling = await lockOpenTelling(tx, id);
  if (telling === null) return false;
  const exception = await findExceptionRow(tx, String(telling.input['exceptionId']));
  const booking =
    exception === null || exception.endedAt !== null
      ? null
      : await findNextCovered(tx, exception, telling.afterId);
  if (exception === null || booking === null) {
    await advanceTelling(tx, id, { finishedAt: context.clock.now() });
    const untold = telling.failed.length;
    if (exception !== null && untold > 0)
      await notifyAgency(context, tx, (write) => write.untoldNotice(untold, exception));
    return false;
  }
  const concerned = isConcerned(booking, exception, context.clock.now());
  if (concerned) {
    const { basis } = await findTerms(tx, booking.policyId);
    const words = wordsIn(context.config, booking.language);
    const told = await inItsLanguage(tx, words, booking);
    const mail = words.write.exceptionMail(words.publicUrl, told, exception, basis);
    await context.mail.enqueue(tx, mail);
  }
  const done = telling.done + (concerned ? 1 : 0);
  await advanceTelling(tx, id, { afterId: booking.id, done, movedAt: context.clock.now() });
  return true;
}

/** Records that the next traveler couldn't be notified. Returns true if there may be more to send. */
async function skipNext(tx: Tx, id: string, at: Date): Promise<boolean> {
  const telling = await lockOpenTelling(tx, id);
  const exception = telling && (await findExceptionRow(tx, String(telling.input['exceptionId'])));
  const booking = exception && (await findNextCovered(tx, exception, telling.afterId));
  if (!booking) return false;
  const failed = [...telling.failed, { bookingId: booking.id, code: 'internal' }];
  await advanceTelling(tx, id, { afterId: booking.id, failed, movedAt: at });
  return true;
}

/**
 * True if the exception covers the booking's country and the trip hasn't begun. A traveler can't cancel a trip that
 * has begun.
 */
function isConcerned(booking: ToldBooking, { countryKey }: ExceptionRow, now: Date): boolean {
  const isThere = countryKey === null || countryKey === countryKeyOf(booking.travelCountry);
  return isThere && localDay(now, zoneOfTrip(booking)) < booking.travelDate;
}
