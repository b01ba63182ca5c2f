import { formatDay } from '@wayfarer/contract';
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
    await tell(context, tx, batch, {
      subject: (departure) => `Still being canceled: ${departure}`,
      text: `You called off a departure. ${bookings(left)} couldn't be canceled yet, because the card provider or the database can't be reached. Wayfarer keeps trying.`,
    });
  });
}

/** Ends a batch that has no bookings waiting, and notifies the agency of those that failed. */
export async function tellEnd(context: AppContext, batch: BatchRow): Promise<void> {
  const now = context.clock.now();
  await context.db.orm.transaction(async (tx) => {
    if (!(await finishBatch(tx, batch.id, now))) return;
    const { failed } = await findProgress(tx, batch.id);
    if (failed.length === 0) return;
    await tell(context, tx, batch, {
      subject: (departure) => `Not canceled: ${departure}`,
      text: `You called off a departure. ${bookings(failed.length)} couldn't be canceled: these travelers still have their trip. The manifest shows why. Try again there, or cancel each booking individually.`,
    });
  });
}

const bookings = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`);

async function tell(
  context: AppContext,
  tx: Tx,
  { input }: BatchRow,
  { subject, text }: { subject: (departure: string) => string; text: string },
): Promise<void> {
  const [offerId, day] = [String(input['offerId']), String(input['day'])];
  const { travelSpot } = await departureNames(tx, { offerId, day });
  const path = `/admin/departures/${encodeURIComponent(offerId)}/${day}`;
  await notifyAgency(context, tx, {
    subject: subject(`${travelSpot}, ${formatDay(day)}`),
    paragraphs: [text],
    action: { label: 'Open the manifest', url: `${context.config.http.publicUrl}${path}` },
  });
}
