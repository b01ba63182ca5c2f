import {
  PAPER_LIMITS,
  type BodyOf,
  type PaperCompany,
  type TripDocuments,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { PaperBuyer } from '../../../db/tables/money/paper-content.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { lockBookingForUpdate } from '../../booking-records/index.ts';
import { isSameBuyer, liveInvoices, sumOf } from '../issuing/plan-papers.ts';
import { documentsOf, readableBooking } from '../reading/list-documents.ts';
import { listIssued } from '../store/documents.ts';
import { addDue, findWishes, putWishes } from '../store/due.ts';
import { listUncovered } from '../store/movements.ts';

/**
 * Has the job issue an invoice of everything that was paid so far, or make the documents out to a company. Throws
 * `not_found`, `nothing_to_invoice`, `already_issued`, `too_many_invoices`.
 */
export async function askForInvoice(
  context: UserContext,
  id: string,
  { company }: BodyOf<'askForInvoice'>,
): Promise<TripDocuments> {
  const { actor, db } = context;
  const booking = await readableBooking(context, id);
  await db.orm.transaction(async (tx) => {
    if ((await lockBookingForUpdate(tx, id)) === null) throw notFound('trip');
    await ask(context, tx, id, company);
    if (booking.uid !== actor.uid) await recordAct(context, tx, 'invoice_asked', id, {});
  });
  return documentsOf(context, booking);
}

async function ask(
  context: UserContext,
  tx: Tx,
  bookingId: string,
  typed: PaperCompany | undefined,
): Promise<void> {
  const issued = await listIssued(tx, bookingId);
  const uncovered = await listUncovered(tx, bookingId, context.payments.livemode);
  const wishes = await findWishes(tx, bookingId);
  const company = typed === undefined ? (wishes?.company ?? null) : buyerOf(typed);
  const left = sumOf(uncovered);
  const others = liveInvoices(issued).filter(
    ({ buyer }) => company !== null && !isSameBuyer(buyer, company),
  );
  if (left <= 0 && others.length === 0) throw refusal(issued.length > 0);
  const isNew = company !== null && !(wishes?.company && isSameBuyer(wishes.company, company));
  const asks = (wishes?.asks ?? 0) + (isNew ? 1 : 0);
  if (asks > PAPER_LIMITS.asks) {
    const text =
      'The invoices for this trip were reissued too many times. Please contact the agency.';
    throw new ProblemError('too_many_invoices', text);
  }
  const askedAt = wishes?.askedAt ?? context.clock.now();
  await putWishes(tx, { bookingId, askedAt, company, asks });
  await addDue(tx, bookingId, null);
}

const buyerOf = ({ address, company, vatId }: PaperCompany): PaperBuyer => ({
  name: company,
  address,
  vatId,
});

function refusal(hasDocuments: boolean): ProblemError {
  return hasDocuments
    ? new ProblemError('already_issued', 'This invoice has already been issued.')
    : new ProblemError('nothing_to_invoice', 'Nothing has been paid for this trip yet.');
}
