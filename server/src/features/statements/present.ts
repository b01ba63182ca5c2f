import type { Booking, StatementLine, TransferredBooking } from '@wayfarer/contract';
import type { Proposal } from './policy.ts';
import type { LineRow } from './store/lines.ts';

interface Around {
  /** Null unless the line is to be matched. */
  proposal: Proposal<Booking> | null;
  /** The booking that the line was matched with; null if it wasn't. */
  matched: Booking | null;
}

export function presentLine(line: LineRow, { matched, proposal }: Around): StatementLine {
  const { amount, bookedOn, counterPaymentId, currency, id, matchedAt, payer, purpose } = line;
  return {
    _id: id,
    state: counterPaymentId !== null ? 'matched' : line.setAsideAt ? 'set_aside' : 'to_match',
    bookedOn,
    amount,
    currency,
    payer,
    purpose,
    proposal: proposal && {
      ...proposal,
      booking: proposal.booking && presentBooking(proposal.booking),
    },
    match:
      matched && counterPaymentId !== null && matchedAt
        ? { booking: presentBooking(matched), at: matchedAt.toISOString(), counterPaymentId }
        : null,
  };
}

const presentBooking = (booking: Booking): TransferredBooking => ({
  _id: booking._id,
  reference: booking.reference,
  travelName: booking.travelName,
  travelSpot: booking.travelSpot,
  travelDate: booking.travelDate,
  state: booking.state,
});
