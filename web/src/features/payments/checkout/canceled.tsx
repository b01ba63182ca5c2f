import type { Booking } from '@wayfarer/contract';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { paymentsApi, byId } from '../api.ts';
import { canceledTexts as texts, paidTexts, texts as payTexts } from '../copy.texts.js';

/** Shown for a canceled booking, for which there is nothing to pay. */
export function Canceled({ booking }: { booking: Booking }) {
  const { data, isLoading } = paymentsApi.useBookingPaymentQuery(byId(booking._id), {
    refetchOnMountOrArgChange: true,
  });
  if (isLoading) return <Loading level={1} text={payTexts.loading} />;
  return (
    <Container>
      <EmptyState
        level={1}
        title={texts.title}
        text={texts.text(booking.travelSpot)}
        actions={
          <>
            <ButtonLink to={paths.cancelBooking(booking._id)}>{texts.cancellation}</ButtonLink>
            {data?.payment && (
              <ButtonLink to={paths.receipt(data.payment._id)} variant="secondary">
                {paidTexts.receipt}
              </ButtonLink>
            )}
            <ButtonLink to={paths.bookings()} variant="secondary">
              {payTexts.toBookings}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}
