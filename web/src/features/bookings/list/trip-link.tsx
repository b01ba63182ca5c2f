import { type Booking, tripPath } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Link } from '../../../ui/controls/link.tsx';

/** The destination's name as a link to the trip's page. */
export function TripLink({ booking, className }: { booking: Booking; className?: string }) {
  return (
    <Link
      to={tripPath(booking._id)}
      className={clsx('underline-offset-4 hover:underline', className)}
    >
      {booking.travelSpot}
    </Link>
  );
}
