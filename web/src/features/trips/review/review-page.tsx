import { partyText, type ReviewOfTrip, type Trip, tripPath } from '@wayfarer/contract';
import { BadgeCheck } from 'lucide';
import { useParams } from 'react-router';
import { definePage, PREFETCH } from '../../../api/page.ts';
import { paths } from '../../../domain/paths.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { tripsApi } from '../api.ts';
import { OwnTripQuery } from '../parts/trip-query.tsx';
import { daySpan } from '../days.ts';
import { LoadingTrip } from '../trip/loading-trip.tsx';
import { ownReviewApi } from './api.ts';
import { formTexts as texts, refusalTexts } from './copy.ts';
import { Answer, RemoveReview, ReviewState, WrittenReview } from './own-review.tsx';

/** Loaded on demand, because it has most of the form library and is needed only if the review can be edited. */
const ReviewForm = lazyComponent(async () => (await import('./review-form.tsx')).ReviewForm);

/**
 * Fetches again each time, because the right to review a trip depends on the date and on the attendance that staff
 * record.
 */
const FRESH = { refetchOnMountOrArgChange: true } as const;
const byId = (id = '') => ({ params: { id } });

function TripCard({ trip, travelledIn }: { trip: Trip; travelledIn: string }) {
  const { booking, lastDay, place } = trip;
  return (
    <Card padded={false} className="overflow-hidden">
      {place.picture && <Picture src={place.picture.image} alt="" ratio="wide" />}
      <div className="p-5">
        <p className="display text-h3 wrap-anywhere">{place.name}</p>
        <p className="mt-2 text-muted">
          {daySpan(booking.travelDate, lastDay)} · {partyText(booking.travellers)}
        </p>
        {booking.reference !== null && <p className="text-muted">{booking.reference}</p>}
        <Badge tone="success" className="mt-3">
          <Icon shape={BadgeCheck} />
          {texts.verified(travelledIn)}
        </Badge>
        <p className="mt-2 text-sm text-muted">{texts.mark}</p>
      </div>
    </Card>
  );
}

/** The form, the finished review, or the reason why a review isn't possible. */
function Words({ id, asked }: { id: string; asked: ReviewOfTrip }) {
  const { refusal, review } = asked;
  if (!review && refusal !== null) return <Banner tone="info">{refusalTexts[refusal]}</Banner>;
  if (!review) {
    return (
      <ReviewForm
        whileLoading={<LoadingTrip text={texts.loading} />}
        bookingId={id}
        asked={asked}
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <ReviewState review={review} />
      {review.editable ? (
        <ReviewForm
          whileLoading={<LoadingTrip text={texts.loading} />}
          key={review._id}
          bookingId={id}
          asked={asked}
        />
      ) : (
        <WrittenReview review={review} />
      )}
      <Answer review={review} />
      <RemoveReview id={review._id} />
    </div>
  );
}

function Review({ trip }: { trip: Trip }) {
  const { _id: id } = trip.booking;
  const query = ownReviewApi.useGetOwnReviewQuery(byId(id), FRESH);
  return (
    <>
      <PageHeader
        title={texts.title(trip.place.name)}
        text={texts.text}
        above={<BackLink to={tripPath(id)}>{texts.back}</BackLink>}
      />
      <Container>
        <QueryView
          query={query}
          loading={<LoadingTrip text={texts.loading} />}
          failed={texts.failed}
        >
          {(asked) => (
            <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
              <Words id={id} asked={asked} />
              <TripCard trip={trip} travelledIn={asked.travelledIn} />
            </div>
          )}
        </QueryView>
      </Container>
    </>
  );
}

function ReviewPage() {
  const { id } = useParams();
  const query = tripsApi.useGetTripQuery(byId(id));
  const back = <ButtonLink to={paths.bookings()}>{texts.trips}</ButtonLink>;
  return (
    <OwnTripQuery query={query} texts={texts} back={back}>
      {(trip) => <Review trip={trip} />}
    </OwnTripQuery>
  );
}

export const page = definePage(ReviewPage, {
  meta: () => ({ title: texts.plainTitle, noIndex: true }),
  load: ({ params, dispatch }) => [
    dispatch(tripsApi.endpoints.getTrip.initiate(byId(params['id']), PREFETCH)),
    dispatch(ownReviewApi.endpoints.getOwnReview.initiate(byId(params['id']), PREFETCH)),
  ],
});
