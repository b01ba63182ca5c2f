import { skipToken } from '@reduxjs/toolkit/query';
import {
  type Booking,
  type TravelerChangeRefusal,
  isPaid,
  travelerChangeRefusal,
  tripPhase,
} from '@wayfarer/contract';
import { useLocation, useParams } from 'react-router';
import { definePage } from '../../../api/page.ts';
import { useSession } from '../../../session/use-session.ts';
import { linkedPaths, paths } from '../../../domain/paths.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { bookingsApi } from '../api.ts';
import { updateTexts as texts } from '../copy.texts.js';
import { LoadingForm } from '../loading-form.tsx';
import { CurrentDetails } from './update-summary.tsx';
import { useToday } from '../../../api/use-today.ts';

/** Loaded on demand, because it has most of the form library and is needed only if the booking can be changed. */
const UpdateForm = lazyComponent(async () => (await import('./update-form.tsx')).UpdateForm);

function Back() {
  return <BackLink to={paths.bookings()}>{texts.back}</BackLink>;
}

/** Asks signed-out visitors to sign in: the route is public (spec §2), but a booking isn't. */
function SignInFirst() {
  const { pathname } = useLocation();
  return (
    <EmptyState
      level={1}
      title={texts.signIn}
      text={texts.signInText}
      actions={
        <>
          <ButtonLink to={paths.login()} state={{ from: pathname }}>
            {texts.toLogin}
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.bookings()}>
            {texts.back}
          </ButtonLink>
        </>
      }
    />
  );
}

type Fixed = 'canceled' | TravelerChangeRefusal;

function textsOf(fixed: Fixed, { breakdown }: Booking): { title: string; text: string } {
  switch (fixed) {
    case 'canceled':
      return { title: texts.canceled, text: texts.canceledText };
    case 'booking_paid':
      return { title: texts.paid, text: texts.paidText };
    case 'trip_started':
      return { title: texts.begun, text: texts.begunText };
    case 'ask_agency':
      return {
        title: texts.deposit,
        text: breakdown.paid > 0 ? texts.depositText : texts.attended,
      };
  }
}

/** A booking that its traveler can't change, with the possible next steps. */
function FixedBooking({ booking, fixed }: { booking: Booking; fixed: Fixed }) {
  const canceled = fixed === 'canceled';
  const isTheAgencys = fixed === 'ask_agency' || fixed === 'trip_started';
  const { text, title } = textsOf(fixed, booking);
  return (
    <>
      <PageHeader above={<Back />} title={title} text={text} />
      <Container>
        <Card className="max-w-xl">
          <CurrentDetails booking={booking} />
        </Card>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={paths.bookings()}>{texts.back}</ButtonLink>
          {isTheAgencys && (
            <ButtonLink
              variant="secondary"
              to={linkedPaths.contact('about', booking.reference ?? booking.travelSpot)}
            >
              {texts.ask}
            </ButtonLink>
          )}
          {fixed !== 'trip_started' && (
            <ButtonLink variant="secondary" to={paths.cancelBooking(booking._id)}>
              {canceled ? texts.cancellation : texts.cancelTrip}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" to={paths.paymentHistory()}>
            {texts.paymentHistory}
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}

/** The reason why a traveler can't change a booking, by the date at the destination; null if they can change it. */
function useChangeRefusal(booking: Booking): TravelerChangeRefusal | null {
  const today = useToday(booking.timeZone);
  const { attendance = 'none', breakdown, travelDate, travelDuration: days } = booking;
  const phase = tripPhase({ travelDate, days }, today);
  return travelerChangeRefusal({
    isPaid: isPaid(booking),
    paid: breakdown.paid,
    attendance,
    phase,
  });
}

function ShownBooking({ booking }: { booking: Booking }) {
  const refusal = useChangeRefusal(booking);
  const fixed = booking.cancellation ? 'canceled' : refusal;
  if (fixed !== null) return <FixedBooking booking={booking} fixed={fixed} />;
  return <UnpaidBooking booking={booking} />;
}

function UnpaidBooking({ booking }: { booking: Booking }) {
  return (
    <>
      <PageHeader above={<Back />} title={texts.title} text={texts.text} />
      <Container>
        <UpdateForm
          key={booking._id}
          booking={booking}
          whileLoading={<Loading text={texts.loading} />}
        />
      </Container>
    </>
  );
}

function UpdateBookingPage() {
  const { id = '' } = useParams();
  const { userEmail, isLoading } = useSession();
  const signedIn = userEmail !== '';
  const query = bookingsApi.useGetBookingQuery(signedIn ? { params: { id } } : skipToken);
  if (!signedIn) return isLoading ? <LoadingForm text={texts.loading} /> : <SignInFirst />;
  const back = <ButtonLink to={paths.bookings()}>{texts.back}</ButtonLink>;
  return (
    <QueryView
      query={query}
      level={1}
      loading={<LoadingForm text={texts.loading} />}
      failed={texts.failed}
      actions={back}
      missing={{ title: texts.notFound, text: texts.notFoundText }}
    >
      {(booking) => <ShownBooking booking={booking} />}
    </QueryView>
  );
}

export const page = definePage(UpdateBookingPage, {
  meta: () => ({ title: texts.title, noIndex: true }),
});
