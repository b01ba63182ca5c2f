import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation } from 'react-router';
import { countryOf } from '../../../lib/language.ts';
import { definePage } from '../../../api/page.ts';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { bookingsApi } from '../api.ts';
import { BookingForm } from './booking-form.tsx';
import { carriedSpot, namedSpot, proposedParty, proposedTrip } from './booking-start.ts';
import { formTexts as texts } from '../copy.ts';
import { LoadingForm } from '../loading-form.tsx';

function NoBookingData({ text }: { text: string }) {
  return (
    <EmptyState
      level={1}
      title={texts.none}
      text={text}
      actions={
        <>
          <ButtonLink to={paths.catalogue()}>{texts.explore}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.bookings()}>
            {texts.toBookings}
          </ButtonLink>
        </>
      }
    />
  );
}

/**
 * Shows the form. The navigation's state has the destination; after a reload, or with a shared link, the destination is
 * fetched by the id in the address.
 */
function BookingPage() {
  const { state, search } = useLocation();
  const params = new URLSearchParams(search);
  const carried = carriedSpot(state);
  const id = namedSpot(params);
  const asked = carried || id === '' ? skipToken : { params: { id } };
  const query = bookingsApi.useBookingSpotQuery(asked);
  if (!carried && id === '') {
    return (
      <Container>
        <NoBookingData text={texts.noneText} />
      </Container>
    );
  }
  return (
    <QueryView
      query={carried ? { ...query, currentData: carried } : query}
      level={1}
      loading={<LoadingForm text={texts.loading} />}
      failed={texts.failed}
      notFound={<NoBookingData text={texts.goneText} />}
    >
      {(spot) => (
        <>
          <PageHeader
            title={texts.title}
            text={texts.text({ spot: spot.spot, country: countryOf(spot) })}
          />
          <Container>
            <BookingForm
              key={spot._id}
              offered={spot}
              proposed={proposedTrip(params, state)}
              proposedParty={proposedParty(params, state)}
            />
          </Container>
        </>
      )}
    </QueryView>
  );
}

export const page = definePage(BookingPage, {
  meta: () => ({ title: texts.title, noIndex: true }),
});
