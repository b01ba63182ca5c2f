import {
  type Booking,
  type CancellationPreview,
  formatDay,
  withStartTime,
} from '@wayfarer/contract';
import { useState } from 'react';
import { useParams } from 'react-router';
import { definePage } from '../../../api/page.ts';
import { linkedPaths, paths } from '../../../domain/paths.ts';
import { PlansChanged } from '../../../ui/cancellation/plans-changed.tsx';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { bookingsApi } from '../api.ts';
import { updateTexts } from '../copy.texts.js';
import { CanceledTrip } from './canceled-trip.tsx';
import { cancelTexts as texts } from './copy.ts';
import { refusalTexts } from './copy.texts.js';

/** Loaded on demand, because it has most of the form library and is needed only if the trip can be canceled. */
const CancelForm = lazyComponent(async () => (await import('./cancel-form.tsx')).CancelForm);

/** Data from a minute ago may be outdated, because the trip may have been paid, changed or canceled since then. */
const FRESH = { refetchOnMountOrArgChange: true } as const;
/** The polling interval in milliseconds while a refund is about to be sent. */
const LOOK_AGAIN_MS = 5000;

const back = <ButtonLink to={paths.bookings()}>{updateTexts.back}</ButtonLink>;

function Refused({ why }: { why: NonNullable<CancellationPreview['refusal']> }) {
  return (
    <Card>
      <p>{refusalTexts[why]}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink variant="secondary" to={linkedPaths.contact()}>
          {texts.write}
        </ButtonLink>
        <ButtonLink variant="ghost" to={paths.bookings()}>
          {updateTexts.back}
        </ButtonLink>
      </div>
    </Card>
  );
}

function StandingTrip({
  booking,
  preview,
  onChanged,
}: {
  booking: Booking;
  preview: CancellationPreview;
  onChanged: (preview: CancellationPreview) => void;
}) {
  return (
    <>
      <PageHeader
        above={<BackLink to={paths.bookings()}>{updateTexts.back}</BackLink>}
        title={texts.title}
        text={texts.trip(
          booking.travelSpot,
          withStartTime(formatDay(booking.travelDate), booking.startTime),
          booking.reference,
        )}
      />
      <Container className="grid grid-cols-1 items-start gap-10 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <PlansChanged of={preview} country={booking.travelCountry} />
        {preview.refusal === null ? (
          <CancelForm
            whileLoading={<Loading text={texts.loading} />}
            id={booking._id}
            preview={preview}
            onChanged={onChanged}
          />
        ) : (
          <Refused why={preview.refusal} />
        )}
      </Container>
    </>
  );
}

/** Fetches the current terms of canceling. */
function Standing({ booking }: { booking: Booking }) {
  const query = bookingsApi.usePreviewCancellationQuery({ params: { id: booking._id } }, FRESH);
  // the amounts on screen change only together with a notice
  const [read, setRead] = useState<CancellationPreview>();
  if (!read && query.currentData && !query.isFetching) setRead(query.currentData);
  return (
    <QueryView query={query} level={1} loading={texts.loading} failed={texts.failed} actions={back}>
      {(now) => (
        <StandingTrip
          booking={booking}
          preview={{ ...(read ?? now), refusal: now.refusal }}
          onChanged={setRead}
        />
      )}
    </QueryView>
  );
}

/** The page to cancel a trip. For a canceled trip, it shows the refund. */
function CancelPage() {
  const { id = '' } = useParams();
  const arg = { params: { id } };
  const { currentData } = bookingsApi.endpoints.getBooking.useQueryState(arg);
  const isBeingSent = currentData?.cancellation?.progress === 'decided';
  const query = bookingsApi.useGetBookingQuery(arg, {
    ...FRESH,
    pollingInterval: isBeingSent ? LOOK_AGAIN_MS : 0,
  });
  return (
    <QueryView
      query={query}
      level={1}
      loading={texts.loading}
      failed={texts.failed}
      actions={back}
      missing={{ title: updateTexts.notFound, text: updateTexts.notFoundText }}
    >
      {(booking) =>
        booking.cancellation ? (
          <CanceledTrip booking={booking} cancellation={booking.cancellation} />
        ) : (
          <Standing key={booking._id} booking={booking} />
        )
      }
    </QueryView>
  );
}

export const page = definePage(CancelPage, {
  meta: () => ({ title: texts.pageTitle, noIndex: true }),
});
