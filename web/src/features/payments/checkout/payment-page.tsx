import { balanceLeft, awaitsAnswer, type Booking, type PriceBreakdown } from '@wayfarer/contract';
import { useParams, useSearchParams } from 'react-router';
import { isUnknown } from '../../../lib/error-text.ts';
import { definePage, PREFETCH } from '../../../api/page.ts';
import { paths } from '../../../domain/paths.ts';
import { useCancellationPromise } from '../../../domain/use-cancellation-promise.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { amountsOf, hasBalance, type PaidPart } from './amounts.ts';
import { byId, paymentsApi } from '../api.ts';
import { Checkout } from './checkout.tsx';
import { AmountDue } from './amount-due.tsx';
import { Canceled } from './canceled.tsx';
import { Expired } from './expired.tsx';
import { Waiting } from './waiting.tsx';
import { texts } from '../copy.texts.js';
import { Paid } from './paid.tsx';
import { useFailureToast } from '../use-failure-toast.ts';

function LoadingPayment() {
  return (
    <Container className="pt-8 pb-16 sm:pt-12">
      <div role="status" aria-busy="true">
        <h1 className="mb-6 text-lg text-muted">{texts.loading}</h1>
        <Skeleton className="mb-9 h-12 w-2/3" />
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Skeleton className="h-96 rounded-panel!" />
          <Skeleton className="h-80 rounded-panel!" />
        </div>
      </div>
    </Container>
  );
}

/** The breakdown for the note on cancellation: a payment of the balance counts as if it were already made. */
function afterPaying({ breakdown }: Booking, part: PaidPart): PriceBreakdown {
  const { paid, refunded } = breakdown;
  return part === 'first'
    ? breakdown
    : { ...breakdown, dueNow: paid - refunded + balanceLeft(breakdown) };
}

function ToPay({ booking, part }: { booking: Booking; part: PaidPart }) {
  const money = amountsOf(booking, part);
  const { travelDate } = booking;
  const breakdown = afterPaying(booking, part);
  const promise = useCancellationPromise(booking, { travelDate, breakdown });
  return (
    <>
      <PageHeader
        title={texts.title}
        above={<BackLink to={paths.bookings()}>{texts.back}</BackLink>}
      />
      <Container className="grid grid-cols-1 items-start gap-6 pb-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <div className="lg:order-last">
          <AmountDue booking={booking} money={money} promise={promise} />
        </div>
        <Checkout booking={booking} money={money} />
      </Container>
    </>
  );
}

function BookingToPay({ booking }: { booking: Booking }) {
  const [search] = useSearchParams();
  if (booking.cancellation) return <Canceled booking={booking} />;
  if (booking.state === 'expired') return <Expired booking={booking} />;
  if (awaitsAnswer(booking)) return <Waiting booking={booking} />;
  if (!booking.paid) return <ToPay key="first" booking={booking} part="first" />;
  return search.get('part') === 'balance' && hasBalance(booking) ? (
    <ToPay key="balance" booking={booking} part="balance" />
  ) : (
    <Paid booking={booking} />
  );
}

function Payment() {
  const { id } = useParams();
  const query = paymentsApi.useBookingToPayQuery(byId(id), {
    // the booking may have been paid since it was last fetched
    refetchOnMountOrArgChange: true,
  });
  useFailureToast(query.isError && !isUnknown(query.error), texts.loadFailed);
  const toBookings = <ButtonLink to={paths.bookings()}>{texts.toBookings}</ButtonLink>;
  return (
    <QueryView
      query={query}
      level={1}
      loading={<LoadingPayment />}
      failed={texts.loadFailed}
      actions={toBookings}
      missing={{ title: texts.notFound, text: texts.notFoundText }}
    >
      {(booking) => <BookingToPay key={booking._id} booking={booking} />}
    </QueryView>
  );
}

export const page = definePage(Payment, {
  meta: () => ({ title: texts.title, noIndex: true }),
  load: ({ params, dispatch }) => [
    dispatch(paymentsApi.endpoints.bookingToPay.initiate(byId(params['id']), PREFETCH)),
    dispatch(paymentsApi.endpoints.paymentConfig.initiate(undefined, PREFETCH)),
  ],
});
