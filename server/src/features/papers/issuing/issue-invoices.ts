import { addDays, hasEnded, localDay } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { localMidnight } from '../../../lib/local-time.ts';
import { zoneOfTrip } from '../../../lib/time-zones.ts';
import {
  type BookingRow,
  ensureReference,
  findBooking,
  lockBookingForUpdate,
} from '../../booking-records/index.ts';
import { bookingMoney } from '../../payments/index.ts';
import { insertInvoice, listIssued, type InvoiceRow, type Issued } from '../store/documents.ts';
import { addDue, deleteDue, findWishes, isAsked, listDue, type Wishes } from '../store/due.ts';
import { hasPendingRefund, listUncovered } from '../store/movements.ts';
import { takeNumber } from '../store/series.ts';
import { composePaper, type Subject } from './compose-paper.ts';
import { mailPapers } from './mail-papers.ts';
import { patternOf, readPaperRules, unconfirmedRestore, type PaperRules } from './paper-rules.ts';
import { planPapers } from './plan-papers.ts';

const BATCH = 200;
/** Bookings at once: while the database works on one, the next one's document is composed. */
const AT_ONCE = 3;

/**
 * A job: issues the invoices and credit notes that are due, each booking's in a transaction of its own. It waits while
 * the next numbers aren't known for sure, because the database was restored.
 */
export async function issueInvoices(context: AppContext, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const { clock, db } = context;
    const due = await listDue(db.orm, { now: clock.now(), limit: BATCH });
    if (due.size === 0 || (await unconfirmedRestore(context)) !== null) return;
    const rules = await readPaperRules(context);
    const waiting = [...due];
    const issueNext = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        if (signal?.aborted) return;
        await issueForBooking(context, rules, ...next);
      }
    };
    const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, issueNext));
    const failed = lanes.find((lane) => lane.status === 'rejected');
    if (failed) throw failed.reason;
    if (signal?.aborted) return;
  }
}

/** Issues what is due for a booking, and forgets the rows that said so. */
async function issueForBooking(
  context: AppContext,
  rules: PaperRules,
  bookingId: string,
  ids: readonly number[],
): Promise<void> {
  const found = await findBooking(context.db.orm, bookingId);
  if (found === null) return deleteDue(context.db.orm, ids);
  const reference = await ensureReference(context, found);
  const seller = await rules.sellerIn(found.language);
  await context.db.orm.transaction(async (tx) => {
    const booking = await lockBookingForUpdate(tx, bookingId);
    await deleteDue(tx, ids);
    if (booking === null) return;
    const wishes = await findWishes(tx, bookingId);
    // the second round makes documents of the first one out again
    for (let round = 0; round < 2; round += 1) {
      const issued = await issueOnce(
        context,
        tx,
        { ...booking, reference },
        { rules, seller, wishes },
      );
      if (issued.length === 0 || !wishes?.company) return;
    }
  });
}

interface Terms {
  rules: PaperRules;
  seller: Subject['seller'];
  wishes: Wishes | null;
}

async function issueOnce(
  context: AppContext,
  tx: Tx,
  booking: Subject['booking'],
  { rules, seller, wishes }: Terms,
): Promise<InvoiceRow[]> {
  const uncovered = await listUncovered(tx, booking.id, context.payments.livemode);
  const company = wishes?.company ?? null;
  if (uncovered.length === 0 && company === null) return [];
  const issued = await listIssued(tx, booking.id);
  const asked = isAsked(wishes);
  if (rules.when === 'finished' && !asked && issued.length === 0) {
    if (await isTooEarly(context, tx, booking)) return [];
  }
  const { sinceInstant: since, when, zone } = rules;
  const planned = planPapers({ uncovered, issued, asked, when, since, company });
  if (planned.length === 0) return [];
  const { breakdown } = await bookingMoney(context, tx, booking);
  const buyer = company ?? { name: booking.travelName, address: '', vatId: '' };
  const rows: InvoiceRow[] = [];
  for (const paper of planned) {
    const pattern = patternOf(rules, paper.kind);
    const { now, serial, year } = await nextNumber(context, tx, { pattern, zone });
    const earlier = [...issued, ...rows.map(issuedNow)];
    const subject = { booking, issued: earlier, breakdown, buyer, seller, now, zone };
    const row = composePaper(paper, subject, { id: context.newId(), pattern, year, serial });
    await insertInvoice(tx, row, paper.movements);
    rows.push(row);
  }
  if (rules.email) await mailPapers(context, tx, booking, rows);
  return rows;
}

/**
 * The next number of a series, and the time of its document. Others may hold the series for a while, so the time is read
 * after it, and a higher number never has an earlier time; except in the moment in which the year ends.
 */
async function nextNumber(
  { clock }: AppContext,
  tx: Tx,
  { pattern, zone }: { pattern: string; zone: string },
): Promise<{ serial: number; year: number; now: Date }> {
  const yearOf = (at: Date) => Number(localDay(at, zone).slice(0, 4));
  const asked = clock.now();
  const year = yearOf(asked);
  const serial = await takeNumber(tx, pattern, year);
  const taken = clock.now();
  return { serial, year, now: yearOf(taken) === year ? taken : asked };
}

const issuedNow = (row: InvoiceRow): Issued => ({ ...row, sources: [] });

/** True if the trip isn't over; the job then looks again when it is, or when the refund of a canceled one has arrived. */
async function isTooEarly(context: AppContext, tx: Tx, booking: BookingRow): Promise<boolean> {
  if (hasEnded(booking)) return hasPendingRefund(tx, booking.id);
  const end = localMidnight(addDays(booking.travelDate, booking.durationDays), zoneOfTrip(booking));
  if (end <= context.clock.now()) return false;
  await addDue(tx, booking.id, end);
  return true;
}
