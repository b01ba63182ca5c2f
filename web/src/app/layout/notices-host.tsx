import { useEffect } from 'react';
import { useNotices } from '../../session/use-session.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { prepareReminder } from '../identity/verify-reminder-host.tsx';

const SignInAgain = lazyComponent(
  async () => (await import('../../features/account/sign-in/sign-in-again.tsx')).SignInAgain,
);
const BookedTrip = lazyComponent(
  async () => (await import('../../features/bookings/booked-trip.tsx')).BookedTrip,
);
const PaidTrip = lazyComponent(
  async () => (await import('../../features/bookings/paid-trip.tsx')).PaidTrip,
);

/**
 * Loads the dialog for a session that ends while the page is in use, and the message about a trip that was just booked
 * or paid, which stays until it is dismissed.
 */
export function NoticesHost() {
  const { ended, recentTrip, verifyEmail } = useNotices();
  useEffect(() => {
    if (verifyEmail) prepareReminder(); // the reminder is shown on the next guarded screen
  }, [verifyEmail]);
  return (
    <>
      {recentTrip?.open && (
        <div role="status">
          {recentTrip.paid === null ? (
            <BookedTrip booked={recentTrip.trip} />
          ) : (
            <PaidTrip paid={recentTrip.trip} amount={recentTrip.paid} />
          )}
        </div>
      )}
      {ended && <SignInAgain />}
    </>
  );
}
