import { apart, commaList, type Manifest } from '@wayfarer/contract';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { Screen } from '../../kit/screen/screen.tsx';
import { useScreenParam } from '../../kit/address/screen-params.ts';
import { ListSkeleton } from '../../kit/screen/list-skeleton.tsx';
import { consoleBookingsApi } from '../../kit/bookings/api.ts';
import { nameOfBooking } from '../../kit/bookings/names.ts';
import { departureText } from '../../kit/bookings/trip-span.ts';
import { departureInput } from '../../kit/departures/departure-address.ts';
import { WaitingPanel } from '../../kit/waiting/waiting-panel.tsx';
import { CalledOff } from './called-off.tsx';
import { CancellationProgress } from './cancellation-progress.tsx';
import { departuresTexts, manifestTexts as texts } from './copy.texts.js';
import { DepartureTimes } from './departure-times.tsx';
import { Going } from './going.tsx';
import { Sheet } from './manifest-sheet.tsx';
import { PlacesTaken } from './places-taken.tsx';
import { useRefetch } from './use-refetch.ts';

/** Says that the day is closed for bookings, and shows the progress of the cancellation. */
function Closed({
  manifest: { batchId, departure, rows },
  onMoved,
}: {
  manifest: Manifest;
  onMoved: () => void;
}) {
  const nameOf = (id: string) => {
    const row = rows.find(({ _id }) => _id === id);
    return row ? nameOfBooking(row) : id;
  };
  return (
    <>
      <CalledOff departure={departure} />
      {batchId !== null && <CancellationProgress id={batchId} nameOf={nameOf} onMoved={onMoved} />}
    </>
  );
}

/** The travelers of one departure, on screen and on paper. */
export function ManifestScreen() {
  const [offerId, day] = [useScreenParam('offerId'), useScreenParam('day')];
  const startTime = useScreenParam('startTime') || null;
  const query = consoleBookingsApi.useGetManifestQuery(
    departureInput({ offerId, day, startTime }),
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  const refetch = useRefetch(query);
  const missing = (
    <EmptyState
      title={texts.missing}
      text={texts.missingText}
      actions={<ButtonLink to={consolePath('departures')}>{texts.back}</ButtonLink>}
    />
  );
  return (
    <Screen
      above={<BackLink to={consolePath('departures')}>{texts.back}</BackLink>}
      title={
        data
          ? commaList([apart(data.departure.travelSpot), departureText({ day, startTime })])
          : departuresTexts.title
      }
    >
      <DepartureTimes {...{ offerId, day, startTime }} taken={data?.departure.taken} />
      {data && <Going departure={data.departure} />}
      {data && <PlacesTaken departure={data.departure} />}
      {data?.departure.closed && <Closed manifest={data} onMoved={refetch} />}
      <QueryView query={query} loading={<ListSkeleton />} failed={texts.failed} notFound={missing}>
        {(manifest) => <Sheet manifest={manifest} />}
      </QueryView>
      {data && (
        <div className="mt-6 print:hidden">
          <WaitingPanel spotId={offerId} day={day} startTime={startTime} />
        </div>
      )}
    </Screen>
  );
}
