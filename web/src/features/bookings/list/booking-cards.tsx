import { ContributedMark } from '../../../ui/display/badge.tsx';
import { awaitsAnswer, type Booking, formatDay } from '@wayfarer/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { rowOf } from '../../../lib/hooks/use-row-removal.ts';
import { BookingActions, type BookingActionsProps } from './booking-actions.tsx';
import {
  BookingCost,
  Reference,
  StartTime,
  Travelers,
  TripStanding,
  useTripStatus,
} from '../booking-facts.tsx';
import type { BookingsViewProps } from './bookings-table.tsx';
import { JUST_BOOKED, JustBookedBadge, useIsJustBooked } from './just-booked.tsx';
import { TripLink } from './trip-link.tsx';
import { tripTexts as texts } from '../copy.texts.js';

function Fact({
  label,
  wide = false,
  children,
}: {
  label: string;
  /** True if the fact spans the whole row. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={clsx('min-w-0', wide && 'col-span-2')}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="tabular mt-0.5 text-sm wrap-anywhere">{children}</dd>
    </div>
  );
}

function BookingCard({ booking, deleting, onDelete }: BookingActionsProps) {
  const status = useTripStatus(booking);
  const isNew = useIsJustBooked(booking);
  return (
    <article
      data-status={status}
      className={clsx(
        'h-full rounded-card border bg-surface p-5 transition-opacity',
        status === 'Upcoming' ? 'border-lagoon/60' : 'border-line',
        isNew && JUST_BOOKED,
        deleting && 'opacity-60',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-40">
          <h2 className="text-lg font-semibold wrap-anywhere">
            <TripLink booking={booking} />
          </h2>
          <p className="text-sm text-muted">{booking.travelCountry}</p>
          <Reference booking={booking} />
          {booking.contributed && <ContributedMark />}
          {isNew && <JustBookedBadge />}
        </div>
        <TripStanding booking={booking} />
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact label={texts.travelDate}>
          {formatDay(booking.travelDate)}
          <StartTime of={booking} />
        </Fact>
        <Fact label={texts.duration}>{texts.days(booking.travelDuration)}</Fact>
        <Fact wide label={texts.traveler}>
          <Travelers booking={booking} />
        </Fact>
        <Fact wide label={texts.cost}>
          <BookingCost booking={booking} />
        </Fact>
      </dl>
      <div
        className={clsx(
          'mt-4 flex flex-wrap gap-y-1 border-t max-[22rem]:[&_svg]:hidden border-line pt-4 *:grow *:basis-2/5 print:hidden',
          !awaitsAnswer(booking) && '*:first:basis-full',
        )}
      >
        <BookingActions booking={booking} deleting={deleting} onDelete={onDelete} />
      </div>
    </article>
  );
}

/** The bookings on phones and tablets. */
export function BookingCards({ bookings, deleting, onDelete }: BookingsViewProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {bookings.map((booking: Booking) => (
        <li key={booking._id} {...rowOf(booking._id)}>
          <BookingCard
            booking={booking}
            deleting={deleting.has(booking._id)}
            onDelete={() => onDelete(booking)}
          />
        </li>
      ))}
    </ul>
  );
}
