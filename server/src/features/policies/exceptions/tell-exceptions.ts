import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { localDay } from '../../../lib/local-time.ts';
import { zoneOfTrip } from '../../../lib/time-zones.ts';
import { findTerms } from '../store-policies.ts';
import { exceptionMail } from './mails.ts';
import { countryKeyOf, findExceptionRow, type ExceptionRow } from './store-exceptions.ts';
import {
  advanceTelling,
  findNextCovered,
  listOpenTellings,
  lockOpenTelling,
  type ToldBooking,
} from './store-telling.ts';

/**
 * Mails everybody whom an exception concerns. Each booking is a transaction of its own, which writes the mail
 * and how far it came: broken off anywhere, it goes on, and no one is notified twice.
 */
export async function tellExceptions(context: AppContext, signal?: AbortSignal): Promise<void> {
  for (const id of await listOpenTellings(context.db.orm)) {
    for (;;) {
      if (signal?.aborted) return;
      if (!(await context.db.orm.transaction((tx) => tellNext(context, tx, id)))) break;
    }
  }
}

/** Whether there may be more to tell. */
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
    return false;
  }
  const concerned = isConcerned(booking, exception, context.clock.now());
  if (concerned) {
    const { basis } = await findTerms(tx, booking.policyId);
    await context.mail.enqueue(tx, exceptionMail(context.config, booking, exception, basis));
  }
  const done = telling.done + (concerned ? 1 : 0);
  await advanceTelling(tx, id, { afterId: booking.id, done });
  return true;
}

/** Once a trip has begun, a traveler can no longer cancel it. */
function isConcerned(booking: ToldBooking, { countryKey }: ExceptionRow, now: Date): boolean {
  const isThere = countryKey === null || countryKey === countryKeyOf(booking.travelCountry);
  return isThere && localDay(now, zoneOfTrip(booking)) < booking.travelDate;
}
