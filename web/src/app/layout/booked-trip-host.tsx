import { Suspense } from 'react';
import { useNotices } from '../../session/use-session.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const BookedTrip = lazyComponent(
  async () => (await import('../../features/bookings/booked-trip.tsx')).BookedTrip,
);

/** Once in the layout: loads the message about a trip that was just booked, which stays until it is dismissed. */
export function BookedTripHost() {
  const { booked } = useNotices();
  if (!booked?.open) return null;
  return (
    <div role="status" className="contents">
      <Suspense fallback={null}>
        <BookedTrip booked={booked.trip} />
      </Suspense>
    </div>
  );
}
