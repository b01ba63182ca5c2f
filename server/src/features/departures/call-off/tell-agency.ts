import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { notifyAgency } from '../../../mails/agency-mails.ts';
import { finishBatch, findProgress, markTold, type BatchRow } from '../../booking-batches/index.ts';
import { departureNames } from '../store.ts';

/** The time without progress after which the agency is notified. */
const STANDSTILL_MS = 30 * 60_000;

/** Notifies the agency, only once, of a batch that makes no progress. */
export async function tellStandstill(context: AppContext, batch: BatchRow): Promise<void> {
  const { createdAt, id, movedAt, toldAt } = batch;
  const now = context.clock.now();
  const since = movedAt ?? createdAt;
  if (toldAt !== null || now.getTime() - since.getTime() < STANDSTILL_MS) return;
  await context.db.orm.transaction(async (tx) => {
    if (!(await markTold(tx, id, now))) return;
    const { left } = await findProgress(tx, id);
    const of = await departureOf(context, tx, batch, left);
    await notifyAgency(context, tx, (write) => write.standstillNotice(of));
  });
}

/** Ends a batch that has no bookings waiting, and notifies the agency of the bookings that failed. */
export async function tellEnd(context: AppContext, batch: BatchRow): Promise<void> {
  const now = context.clock.now();
  await context.db.orm.transaction(async (tx) => {
    if (!(await finishBatch(tx, batch.id, now))) return;
    const { failed } = await findProgress(tx, batch.id);
    if (failed.length === 0) return;
    const of = await departureOf(context, tx, batch, failed.length);
    await notifyAgency(context, tx, (write) => write.notCalledOffNotice(of));
  });
}

async function departureOf(context: AppContext, tx: Tx, { input }: BatchRow, count: number) {
  const [offerId, day] = [String(input['offerId']), String(input['day'])];
  // missing in rows of an older version
  const startTime = String(input['startTime'] ?? '');
  const { travelSpot: spot } = await departureNames(tx, { offerId, day });
  const ofDay = `/admin/departures/${encodeURIComponent(offerId)}/${day}`;
  const path = startTime === '' ? ofDay : `${ofDay}/${startTime}`;
  return { spot, day, startTime, count, url: `${context.config.http.publicUrl}${path}` };
}
