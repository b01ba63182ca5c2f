import type { Booking } from '@wayfarer/contract';
import { Gift } from '../gift/gift.tsx';
import { SomeoneElse } from '../someone-else/someone-else.tsx';
import { Transfer } from '../transfer/transfer.tsx';
import type { PaidPart } from './amounts.ts';

/** Ways to pay other than with a card of one's own. */
export function OtherWays({
  booking,
  amount,
  part,
  onPaid,
}: {
  booking: Booking;
  /** The amount due, as text. */
  amount: string;
  part: PaidPart;
  /** Called with the amount if a gift voucher makes the first payment. */
  onPaid: (paid: string) => void;
}) {
  const { _id: bookingId, travelSpot: spot } = booking;
  return (
    <>
      <Transfer booking={booking} part={part} />
      <Gift bookingId={bookingId} onPaid={onPaid} />
      <SomeoneElse {...{ bookingId, spot, part, amount }} />
    </>
  );
}
