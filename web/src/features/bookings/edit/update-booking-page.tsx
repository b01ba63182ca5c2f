import { skipToken } from '@reduxjs/toolkit/query';
import { type Booking, isPaid } from '@wayfarer/contract';
import { useLocation, useParams } from 'react-router';
import type { Page } from '../../../api/page.ts';
import { queryState } from '../../../api/query-state.ts';
import { useSession } from '../../../session/use-session.ts';
import { paths } from '../../../domain/paths.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { bookingsApi } from '../api.ts';
import { updateTexts as texts } from '../copy.ts';
import { LoadingForm } from '../loading-form.tsx';
import { UpdateForm } from './update-form.tsx';
import { CurrentDetails } from './update-summary.tsx';

function Back() {
  return <BackLink to={paths.bookings()}>{texts.back}</BackLink>;
}

/** The route is public (spec §2), but a booking is not: signed-out visitors are asked to sign in. */
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

/** A booking that is paid or canceled cannot be edited; shows it with the ways forward. */
function FixedBooking({ booking }: { booking: Booking }) {
  const canceled = booking.cancellation !== undefined;
  return (
    <>
      <PageHeader
        above={<Back />}
        title={canceled ? texts.canceled : texts.paid}
        text={canceled ? texts.canceledText : texts.paidText}
      />
      <Container>
        <Card className="max-w-xl">
          <CurrentDetails booking={booking} />
        </Card>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={paths.bookings()}>{texts.back}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.cancelBooking(booking._id)}>
            {canceled ? texts.cancellation : texts.cancelTrip}
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.paymentHistory()}>
            {texts.paymentHistory}
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}

function UnpaidBooking({ booking }: { booking: Booking }) {
  return (
    <>
      <PageHeader above={<Back />} title={texts.title} text={texts.text} />
      <Container>
        <UpdateForm key={booking._id} booking={booking} />
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
      state={queryState(query)}
      level={1}
      loading={<LoadingForm text={texts.loading} />}
      failed={texts.failed}
      actions={back}
      notFound={
        <EmptyState level={1} title={texts.notFound} text={texts.notFoundText} actions={back} />
      }
    >
      {(booking) =>
        isPaid(booking) || booking.cancellation ? (
          <FixedBooking booking={booking} />
        ) : (
          <UnpaidBooking booking={booking} />
        )
      }
    </QueryView>
  );
}

export const page: Page = {
  Component: UpdateBookingPage,
  meta: () => ({ title: texts.title, noIndex: true }),
};
