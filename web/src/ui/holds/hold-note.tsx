import { awaitsAnswer, type Booking, localToday, placesOf } from '@wayfarer/contract';
import { Clock } from 'lucide';
import { useState } from 'react';
import { formatMoment, formatMomentTime } from '../../lib/format-moment.ts';
import { useInterval } from '../../lib/hooks/use-interval.ts';
import { Icon } from '../display/icon.tsx';
import * as texts from './holds.texts.js';

const MINUTE_MS = 60_000;
/** The number of minutes before the end at which the note begins to count down. */
const SOON = 5;

/** The time in the visitor's zone, with the day unless it is today. */
export function untilText(iso: string): string {
  const until = new Date(iso);
  return localToday(until) === localToday(new Date()) ? formatMomentTime(iso) : formatMoment(iso);
}

/** The minutes until a time, rounded up; updated as time passes. */
function useMinutesTo(iso: string): number {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), MINUTE_MS / 4, true);
  return Math.ceil((Date.parse(iso) - now) / MINUTE_MS);
}

/** True if a booking's places are kept only for a while. */
export const isHeld = (booking: Pick<Booking, 'heldUntil' | 'state'>) =>
  booking.state === 'held' && booking.heldUntil !== undefined;

interface Held {
  of: Pick<Booking, 'heldUntil' | 'state' | 'travellers'>;
  className?: string;
}

/**
 * Says until when a booking's places are kept: a time, not a ticking clock, and announced only shortly before the end.
 * Empty if the places don't expire.
 */
export function HoldNote({ of, className = '' }: Held) {
  return isHeld(of) ? <Note of={of} className={className} /> : null;
}

function Note({ of: { heldUntil = '', travellers }, className }: Held) {
  const minutes = useMinutesTo(heldUntil);
  const isSoon = minutes > 0 && minutes <= SOON;
  return (
    <div
      className={`flex gap-2 rounded-field bg-lagoon-soft px-4 py-3 text-sm font-medium text-lagoon ${className}`}
    >
      <Icon shape={Clock} className="mt-0.5 size-4 shrink-0" />
      <p>
        {minutes > SOON &&
          texts.keeping({ places: placesOf(travellers), until: untilText(heldUntil) })}
        {isSoon && texts.soon(minutes)}
        {minutes <= 0 && texts.over}
      </p>
      <span role="status" className="sr-only">
        {isSoon ? texts.few : ''}
      </span>
    </div>
  );
}

/** A shorter `HoldNote`, for a row of a list. */
export function ShortHoldNote({ of }: { of: Held['of'] }) {
  if (!isHeld(of) || of.heldUntil === undefined) return null;
  return (
    <span className="tabular px-1 text-xs whitespace-normal text-lagoon">
      {texts.kept(untilText(of.heldUntil))}
    </span>
  );
}

/**
 * Says that a request waits for the agency's answer, and that nothing is due before the answer. Empty for other
 * bookings.
 */
export function WaitingNote({
  of,
  className = '',
}: {
  of: Pick<Booking, 'awaitsAgency' | 'state'>;
  className?: string;
}) {
  if (!awaitsAnswer(of)) return null;
  return (
    <div
      className={`flex gap-2 rounded-field bg-lagoon-soft px-4 py-3 text-sm font-medium text-lagoon ${className}`}
    >
      <Icon shape={Clock} className="mt-0.5 size-4 shrink-0" />
      <p>
        {texts.waiting} {texts.waitingText}
      </p>
    </div>
  );
}

/** Says when an expired booking's places were given back; empty if that isn't known. */
export const holdEndedText = ({ heldUntil }: Pick<Booking, 'heldUntil'>): string =>
  heldUntil === undefined ? '' : texts.ended(untilText(heldUntil));
