import type { Deleted, PolicyExceptionEntry, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { invalidInput, notFound } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { insertTelling } from '../../booking-batches/index.ts';
import { presentException } from '../present.ts';
import {
  countryKeyOf,
  endExceptionRow,
  insertException,
  isKnownOffer,
  listExceptionRows,
} from './store-exceptions.ts';

export async function listPolicyExceptions({ db }: UserContext): Promise<PolicyExceptionEntry[]> {
  return (await listExceptionRows(db.orm)).map(presentException);
}

/**
 * Sets a minimum refund percentage for trips that begin in a period, to one destination, one country or everywhere,
 * regardless of their policies. On request, a job emails the travelers concerned. Throws `invalid_input`.
 */
export async function createPolicyException(
  context: UserContext,
  { country, offerId, tell, ...input }: BodyOf<'createPolicyException'>,
): Promise<PolicyExceptionEntry> {
  const { actor, clock, db } = context;
  const row = {
    ...input,
    id: context.createdId(),
    offerId: offerId ?? null,
    countryKey: country === undefined ? null : countryKeyOf(country),
    createdAt: clock.now(),
    byUserId: actor.uid,
    endedAt: null,
  };
  await db.orm.transaction(async (tx) => {
    if (row.offerId !== null && !(await isKnownOffer(tx, row.offerId)))
      throw invalidInput('offerId', "isn't a destination");
    await insertException(tx, row);
    await recordAct(context, tx, 'exception_made', row.id, {
      fromDay: row.fromDay,
      toDay: row.toDay,
      refundPercent: row.refundPercent,
    });
    if (tell) {
      const { byUserId, createdAt, id: exceptionId } = row;
      await insertTelling(tx, { id: context.newId(), exceptionId, createdAt, byUserId });
    }
  });
  return presentException(row);
}

/** Ends an exception without notifying anyone. Throws `not_found`. */
export async function endPolicyException(context: UserContext, id: string): Promise<Deleted> {
  await context.db.orm.transaction(async (tx) => {
    if (!(await endExceptionRow(tx, id, context.clock.now()))) throw notFound('exception');
    await recordAct(context, tx, 'exception_ended', id);
  });
  return { deletedCount: 1 };
}
