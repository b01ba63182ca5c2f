import { formatDay } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { notifyAgency } from '../../../mails/agency-mails.ts';
import { departureNames } from '../store/departures.ts';
import { finishBatch, findProgress, markTold, type BatchRow } from './store.ts';

/** After so long without getting anywhere, the agency is told. */
const STANDSTILL_MS = 30 * 60_000;

/** Tells the agency, once, of a batch that does not get anywhere. */
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
      text: `You called off a departure. ${bookings(left)} could not be canceled yet, because the card provider or the database cannot be reached. Wayfarer keeps trying.`,
    });
  });
}

/** Ends a batch with no bookings waiting; the agency is told of those that failed. */
export async function tellEnd(context: AppContext, batch: BatchRow): Promise<void> {
  const now = context.clock.now();
  await context.db.orm.transaction(async (tx) => {
    if (!(await finishBatch(tx, batch.id, now))) return;
    const { failed } = await findProgress(tx, batch.id);
    if (failed.length === 0) return;
    await tell(context, tx, batch, {
      subject: (departure) => `Not canceled: ${departure}`,
      text: `You called off a departure. ${bookings(failed.length)} could not be canceled: these travelers still have their trip. The manifest says why; try again there, or cancel each booking by itself.`,
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
