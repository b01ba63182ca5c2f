import {
  breakdownAmount,
  type Booking,
  formatDay,
  formatMoney,
  type Payment,
  tripPath,
  payBalancePath,
} from '@wayfarer/contract';
import { CircleCheck } from 'lucide';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { PriceBreakdown } from '../../../ui/display/price-breakdown.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { paymentsApi, byId } from '../api.ts';
import { paidTexts as texts, texts as payTexts } from '../copy.texts.js';
import { TestMark } from '../test-mode/test-mode.tsx';
import { hasBalance } from './amounts.ts';

/** Says what was paid and what is left, because only one day's cost may have been charged. */
function standingOf(booking: Booking, payment: Payment | null | undefined): string {
  const { travelSpot: trip } = booking;
  if (!payment?.breakdown) return texts.unknown(trip);
  const { balanceDueOn, currency, dueOnArrival, paid } = payment.breakdown;
  if (dueOnArrival === 0) return texts.all(trip);
  const sums = {
    trip,
    paid: formatMoney(paid, currency),
    left: formatMoney(breakdownAmount('dueOnArrival', payment.breakdown), currency),
  };
  return balanceDueOn === undefined
    ? texts.part(sums)
    : texts.partUntil({ ...sums, day: formatDay(balanceDueOn) });
}

/** Shown for a booking that is already paid: the receipt instead of anything to charge. */
export function Paid({ booking }: { booking: Booking }) {
  const { data, isLoading } = paymentsApi.useBookingPaymentQuery(byId(booking._id), {
    refetchOnMountOrArgChange: true,
  });
  // a payment that was removed from the history no longer has a receipt
  const receipt = paymentsApi.useGetPaymentQuery(byId(data?.payment?._id), {
    skip: !data?.payment,
  });
  if (isLoading || receipt.isLoading) return <Loading level={1} text={payTexts.loading} />;
  const payment = receipt.data;
  return (
    <div className="whole-screen mx-auto flex max-w-xl flex-col items-center px-5 py-16 text-center">
      <span
        aria-hidden
        className="mb-5 grid size-16 place-items-center rounded-full bg-success-soft text-success"
      >
        <Icon shape={CircleCheck} className="size-8" />
      </span>
      <h1 className="display text-h2 wrap-anywhere">{texts.title}</h1>
      <p className="mt-3 text-muted wrap-anywhere">{standingOf(booking, data?.payment)}</p>
      {data?.payment?.breakdown && (
        <PriceBreakdown
          amounts={data.payment.breakdown}
          of={booking.priceLines}
          className="mt-6 w-full max-w-72 border-t border-line pt-4 text-start"
        />
      )}
      {data?.payment?.test && (
        <div className="mt-6 -mb-5">
          <TestMark />
        </div>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {hasBalance(booking) && (
          <ButtonLink to={payBalancePath(booking._id)}>{texts.payBalance}</ButtonLink>
        )}
        {payment && (
          <ButtonLink
            to={paths.receipt(payment._id)}
            variant={hasBalance(booking) ? 'secondary' : 'primary'}
          >
            {texts.receipt}
          </ButtonLink>
        )}
        <ButtonLink to={tripPath(booking._id)} variant="secondary">
          {texts.trip}
        </ButtonLink>
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
