import type { BodyOf, StatementLine } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { receiveTransfer } from '../counter-payments/index.ts';
import { getStatementLine } from './list-lines.ts';
import { findLine, lockLineForUpdate, updateLine } from './store/lines.ts';

/**
 * Matches a line with a booking: records its amount as a counter payment, in one transaction under the locks of the
 * booking and then of the line, so that two people who press at once book it once. Throws `not_found`,
 * `payment_mismatch`, and what a counter payment throws.
 */
export async function confirmStatementLine(
  context: UserContext,
  id: string,
  { bookingId }: BodyOf<'confirmStatementLine'>,
): Promise<StatementLine> {
  const found = await findLine(context.db.orm, id);
  if (found === null) throw notFound('bank transfer');
  await receiveTransfer(context, bookingId, found.line, {
    detail: { lineId: id },
    check: async (tx, booking) => {
      const line = await lockLineForUpdate(tx, id);
      if (line === null) throw notFound('bank transfer');
      if (line.counterPaymentId !== null) throw mismatch('This transfer is already matched.');
      if (line.setAsideAt !== null) throw mismatch('This transfer was set aside.');
      if (line.currency !== booking.currency) {
        const [its, trips] = [line.currency.toUpperCase(), booking.currency.toUpperCase()];
        throw mismatch(`The transfer is in ${its}, and the booking in ${trips}.`);
      }
    },
    record: (tx, counterPaymentId) =>
      updateLine(tx, id, { counterPaymentId, matchedAt: context.clock.now() }),
  });
  return getStatementLine(context, id);
}

const mismatch = (text: string) => new ProblemError('payment_mismatch', text);
