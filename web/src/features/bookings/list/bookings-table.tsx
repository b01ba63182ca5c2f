import { ContributedMark } from '../../../ui/display/badge.tsx';
import { type Booking, formatDay } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { rowOf } from '../../../lib/hooks/use-row-removal.ts';
import { Table, Td, Th } from '../../../ui/display/table.tsx';
import { BookingActions } from './booking-actions.tsx';
import {
  BookingCost,
  Reference,
  StartTime,
  Travelers,
  TripStanding,
  useTripStatus,
} from '../booking-facts.tsx';
import { JUST_BOOKED, JustBookedBadge, useIsJustBooked } from './just-booked.tsx';
import { TripLink } from './trip-link.tsx';
import { tripTexts } from '../copy.texts.js';
import { listTexts } from './copy.texts.js';

export interface BookingsViewProps {
  bookings: readonly Booking[];
  deleting: ReadonlySet<string>;
  onDelete: (booking: Booking) => void;
}

interface RowProps {
  booking: Booking;
  number: number;
  deleting: boolean;
  onDelete: () => void;
}

function Row({ booking, number, deleting, onDelete }: RowProps) {
  const status = useTripStatus(booking);
  const isNew = useIsJustBooked(booking);
  return (
    <tr
      {...rowOf(booking._id)}
      data-status={status}
      className={clsx(
        status === 'Upcoming' && 'bg-lagoon-soft/45',
        isNew && JUST_BOOKED,
        deleting && 'opacity-60',
      )}
    >
      <Td numeric className="pe-2! text-muted">
        {number}
      </Td>
      <Td className="wrap-anywhere">
        <Travelers booking={booking} />
      </Td>
      <Td>
        <TripLink booking={booking} className="block font-bold wrap-anywhere" />
        <span className="block text-muted">{booking.travelCountry}</span>
        <Reference booking={booking} />
        {booking.contributed && <ContributedMark />}
        {isNew && <JustBookedBadge />}
      </Td>
      <Td>
        <BookingCost booking={booking} />
      </Td>
      <Td className="tabular whitespace-nowrap">
        {formatDay(booking.travelDate)}
        <StartTime of={booking} />
      </Td>
      <Td className="tabular whitespace-nowrap">{tripTexts.days(booking.travelDuration)}</Td>
      <Td>
        <TripStanding booking={booking} />
      </Td>
      <Td className="print:hidden">
        <div className="ms-auto flex w-84 flex-wrap items-start justify-end gap-1">
          <BookingActions booking={booking} deleting={deleting} onDelete={onDelete} />
        </div>
      </Td>
    </tr>
  );
}

/** The bookings on wide screens. */
export function BookingsTable({ bookings, deleting, onDelete }: BookingsViewProps) {
  return (
    <Table className="[&_td]:px-3 [&_th]:px-3">
      <caption className="sr-only">{listTexts.region}</caption>
      <thead>
        <tr>
          <Th className="pe-2!" atEnd>
            {listTexts.number}
          </Th>
          <Th>{tripTexts.traveler}</Th>
          <Th>{tripTexts.destination}</Th>
          <Th>{tripTexts.cost}</Th>
          <Th>{tripTexts.travelDate}</Th>
          <Th>{tripTexts.duration}</Th>
          <Th>{tripTexts.status}</Th>
          <Th className="print:hidden" atEnd>
            {listTexts.actions}
          </Th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking, index) => (
          <Row
            key={booking._id}
            booking={booking}
            number={index + 1}
            deleting={deleting.has(booking._id)}
            onDelete={() => onDelete(booking)}
          />
        ))}
      </tbody>
    </Table>
  );
}
