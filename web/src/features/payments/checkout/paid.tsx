import { type Booking, formatMoney, type Payment } from '@wayfarer/contract';
import { CircleCheck } from 'lucide-react';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { byId, useBookingPaymentQuery, useGetPaymentQuery } from '../api.ts';
import { leftAfter } from './amounts.ts';
import { paidTexts as texts, texts as payTexts } from '../copy.ts';
import { TestMark } from '../test-mode/test-mode.tsx';

/** One day's cost may be all that was charged: what is left is said, never hidden. */
function standingOf(booking: Booking, payment: Payment | null | undefined): string {
  const { travelSpot: trip } = booking;
  const left = payment ? leftAfter(booking, payment) : null;
  if (!payment || left === null) return texts.unknown(trip);
  if (left === 0) return texts.all(trip);
  const { amount, currency } = payment;
  return texts.part(trip, formatMoney(amount, currency), formatMoney(left, currency));
}

/** A booking that is paid already: nothing to charge, the receipt instead. */
export function Paid({ booking }: { booking: Booking }) {
  const { data } = useBookingPaymentQuery(byId(booking._id), { refetchOnMountOrArgChange: true });
  // a payment that was removed from the history has no receipt any more
  const { data: payment } = useGetPaymentQuery(byId(data?.payment?._id), { skip: !data?.payment });
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center px-5 py-16 text-center">
      <span
        aria-hidden="true"
        className="mb-5 grid size-16 place-items-center rounded-full bg-success-soft text-success"
      >
        <CircleCheck className="size-8" />
      </span>
      <h1 className="display text-h2">{texts.title}</h1>
      <p className="mt-3 text-muted wrap-anywhere">{standingOf(booking, data?.payment)}</p>
      {data?.payment?.test && <TestMark />}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {payment && <ButtonLink to={paths.receipt(payment._id)}>{texts.receipt}</ButtonLink>}
        <ButtonLink to={paths.bookings()} variant="secondary">
          {payTexts.toBookings}
        </ButtonLink>
        <ButtonLink to={paths.paymentHistory()} variant="secondary">
          {texts.history}
        </ButtonLink>
      </div>
    </div>
  );
}
