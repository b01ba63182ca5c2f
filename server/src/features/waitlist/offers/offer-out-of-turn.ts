import {
  placesOf,
  type ParsedInputOf,
  type offerPlaces,
  type WaitingRecord,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { WaitingRow } from '../../../db/tables/waitlist.ts';
import { readSaleSettings } from '../../bookings/index.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { againWithoutLapsed } from '../../holds/index.ts';
import { lockQueue } from '../../places/index.ts';
import { isBlocked, lockUserForUpdate } from '../../users/index.ts';
import { getRecord } from '../list-for-staff.ts';
import { findWaiting, lockWaiting } from '../store/waiting.ts';
import { makeOffer } from './make-offer.ts';
import { offerEnd, readQueue } from './offer-rules.ts';

/**
 * Offers free places to a waiting party before parties that have waited longer, which keep their places in line. Throws
 * `not_found`, `conflict` if the party is no longer waiting, `sold_out`, `not_bookable_then`, `spot_unknown`,
 * `party_not_allowed`, `amount_too_large`.
 */
export async function offerOutOfTurn(
  context: UserContext,
  { body, params }: ParsedInputOf<typeof offerPlaces>,
): Promise<WaitingRecord> {
  const found = await findWaiting(context.db.orm, params.id);
  if (found === null) throw notFound('place in line');
  const sale = await readSaleSettings(context);
  const hours = body.hours ?? (await context.settings.read('booking.offerHours'));
  await againWithoutLapsed(context, found, () =>
    context.db.orm.transaction(async (tx) => {
      const entry = await lockEntry(tx, found);
      const queue = await readQueue(context, tx, entry.offerId, [entry]);
      const until = queue && offerEnd(entry.day, queue, { hours, byStaff: true });
      if (until === null) {
        throw new ProblemError('not_bookable_then', 'This trip begins too soon.', {
          field: 'travelDate',
        });
      }
      const by = { kind: 'staff', userId: context.actor.uid } as const;
      const booking = await makeOffer(context, tx, entry, { until, by, sale });
      await recordAct(context, tx, 'place_offered', booking.id, {
        day: entry.day,
        people: placesOf(entry),
        reason: body.reason,
      });
    }),
  );
  return getRecord(context, found.id);
}

/** Locks the traveler, the queue and the entry, in the same order as the job. */
async function lockEntry(tx: Tx, { id, offerId, uid }: WaitingRow): Promise<WaitingRow> {
  const ended = new ProblemError('conflict', 'This party is no longer waiting.');
  if ((await lockUserForUpdate(tx, uid)) === null) throw notFound('place in line');
  if (await isBlocked(tx, uid)) throw new ProblemError('conflict', 'This account is blocked.');
  if ((await lockQueue(tx, offerId)) === null) {
    throw new ProblemError('spot_unknown', 'This destination is no longer offered.');
  }
  const entry = await lockWaiting(tx, id);
  if (entry === null) throw ended;
  return entry;
}
