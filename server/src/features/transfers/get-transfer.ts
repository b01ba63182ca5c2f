import type { QueryOf, Transfer } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { ensureReference, findBooking } from '../booking-records/index.ts';
import { readTerms, transferOf } from './transfer-terms.ts';

/**
 * How a part of the caller's own booking is paid by transfer, before and after it is announced. Throws `not_found`,
 * `transfer_off`, and what `transferOf` throws.
 */
export async function getTransfer(
  context: UserContext,
  bookingId: string,
  { part = 'first' }: QueryOf<'getTransfer'>,
): Promise<Transfer> {
  const own = await findBooking(context.db.orm, bookingId);
  if (own === null || own.uid !== context.actor.uid) throw notFound('booking');
  const terms = await readTerms(context);
  const reference = await ensureReference(context, own);
  return context.db.orm.transaction((tx) =>
    transferOf(context, tx, { ...own, reference }, { part, terms }),
  );
}
