import { sameEmail } from '@wayfarer/contract';
import { House, Plus } from 'lucide';
import { definePage, PREFETCH } from '../../../api/page.ts';
import { useSession } from '../../../session/use-session.ts';
import { paths } from '../../../domain/paths.ts';
import { waitlistApi } from '../../../domain/waitlist.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { bookingsApi } from '../api.ts';
import { BookingsView } from './bookings-view.tsx';
import { listTexts as texts } from './copy.texts.js';

const WaitingList = lazyComponent(
  async () => (await import('../waiting/waiting-list.tsx')).WaitingList,
);

function LoadingBookings() {
  return (
    <div aria-live="polite" aria-busy="true">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-24 rounded-card!" />
        ))}
      </div>
      <p className="mt-8 text-lg text-muted">{texts.loading}</p>
      <Skeleton className="mt-4 h-72 rounded-card!" />
    </div>
  );
}

/** Shows only the bookings of the traveler's email (spec §6), even if the response holds others. */
function Bookings() {
  const { userEmail } = useSession();
  const query = bookingsApi.useListBookingsQuery();
  const own = query.currentData?.filter(({ travelEmail }) => sameEmail(travelEmail, userEmail));
  const { currentData: waiting = [] } = waitlistApi.useListOwnWaitingQuery();
  const offers = new Set(waiting.map(({ bookingId, state }) => state === 'offered' && bookingId));
  return (
    <QueryView
      query={{ ...query, currentData: own }}
      loading={<LoadingBookings />}
      failed={texts.failed}
    >
      {(bookings) => {
        // places that the waiting list offers aren't a trip yet
        const trips = bookings.filter(({ _id }) => !offers.has(_id));
        const isWaiting = waiting.length > 0;
        return (
          <>
            {isWaiting && <WaitingList entries={waiting} bookings={bookings} />}
            {(trips.length > 0 || !isWaiting) && <BookingsView bookings={trips} />}
          </>
        );
      }}
    </QueryView>
  );
}

function BookingsPage() {
  return (
    <>
      <PageHeader
        title={texts.title}
        text={texts.text}
        actions={
          <>
            <ButtonLink variant="secondary" to={paths.catalogue()}>
              <Icon shape={Plus} className="size-5" />
              {texts.newBooking}
            </ButtonLink>
            <ButtonLink variant="secondary" to={paths.home()}>
              <Icon shape={House} className="size-5" />
              {texts.backHome}
            </ButtonLink>
          </>
        }
      />
      <Container>
        <Bookings />
      </Container>
    </>
  );
}

export const page = definePage(BookingsPage, {
  meta: () => ({ title: texts.title, noIndex: true }),
  load: ({ dispatch }) => [
    dispatch(bookingsApi.endpoints.listBookings.initiate(undefined, PREFETCH)),
  ],
});
