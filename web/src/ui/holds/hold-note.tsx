import { awaitsAnswer, type Booking, formatDay, localToday, placesOf } from '@wayfarer/contract';
import { Clock } from 'lucide';
import { type ReactNode, useState } from 'react';
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
  of: Pick<Booking, 'heldUntil' | 'state' | 'transfer' | 'travellers'>;
  className?: string;
}

/**
 * Says until when a booking's places are kept: a time, not a ticking clock, and announced only shortly before the end.
 * With an announced transfer, it says by which day the transfer is expected. Empty if the places don't expire.
 */
export function HoldNote({ of, className = '' }: Held) {
  if (of.transfer) return <TransferNote of={of} transfer={of.transfer} className={className} />;
  return isHeld(of) ? <Note of={of} className={className} /> : null;
}

function TransferNote({
  of,
  transfer: { dueOn },
  className = '',
}: Held & { transfer: NonNullable<Booking['transfer']> }) {
  const day = formatDay(dueOn);
  const [today] = useState(() => localToday(new Date()));
  const isLate = dueOn < today;
  const kept = isHeld(of)
    ? texts.keepingForTransfer({ places: placesOf(of.travellers), day })
    : texts.expecting(day);
  return (
    <Clocked className={className}>
      <p>{isLate ? texts.transferLate(day) : kept}</p>
    </Clocked>
  );
}

/** A note with a clock beside it. */
function Clocked({ children, className }: { children: ReactNode; className: string }) {
  return (
    <div
      className={`flex gap-2 rounded-field bg-lagoon-soft px-4 py-3 text-sm font-medium text-lagoon ${className}`}
    >
      <Icon shape={Clock} className="mt-0.5 size-4 shrink-0" />
      {children}
    </div>
  );
}

function Note({ of: { heldUntil = '', travellers }, className = '' }: Held) {
  const minutes = useMinutesTo(heldUntil);
  const isSoon = minutes > 0 && minutes <= SOON;
  return (
    <Clocked className={className}>
      <p>
        {minutes > SOON &&
          texts.keeping({ places: placesOf(travellers), until: untilText(heldUntil) })}
        {isSoon && texts.soon(minutes)}
        {minutes <= 0 && texts.over}
      </p>
      <span role="status" className="sr-only">
        {isSoon ? texts.few : ''}
      </span>
    </Clocked>
  );
}

function shortText(of: Held['of']): string | null {
  if (of.transfer) return texts.transferBy(formatDay(of.transfer.dueOn));
  return isHeld(of) && of.heldUntil !== undefined ? texts.kept(untilText(of.heldUntil)) : null;
}

/** A shorter `HoldNote`, for a row of a list. */
export function ShortHoldNote({ of }: { of: Held['of'] }) {
  const text = shortText(of);
  return (
    text !== null && (
      <span className="tabular px-1 text-xs whitespace-normal text-lagoon">{text}</span>
    )
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
    <Clocked className={className}>
      <p>
        {texts.waiting} {texts.waitingText}
      </p>
    </Clocked>
  );
}

/** Says when an expired booking's places were given back; empty if that isn't known. */
export const holdEndedText = ({ heldUntil }: Pick<Booking, 'heldUntil'>): string =>
  heldUntil === undefined ? '' : texts.ended(untilText(heldUntil));
