import {
  addDays,
  hasEnded,
  lastTripDay,
  SHARE_DAYS_AFTER,
  travelerChangeRefusal,
  tripPhase,
  type Booking,
  type Trip,
  type TripPhase,
} from '@wayfarer/contract';

/** What of a trip says what can be done with it now. */
export interface TripSituation {
  /** Whether it is the caller's own; staff look, and act elsewhere. */
  own: boolean;
  booking: Pick<Booking, 'attendance' | 'breakdown' | 'paid' | 'state'>;
  phase: TripPhase;
  /** Whether a payment would be accepted. */
  payable: boolean;
  renamable: boolean;
  cancellable: boolean;
}

/** What the server would allow now; each is decided again, under a lock, when it is done. */
export function tripActions(of: TripSituation): Trip['actions'] {
  const stands = !hasEnded(of.booking);
  const own = of.own && stands;
  return {
    pay: own && of.payable,
    change: own && isChangeable(of),
    rename: own && of.renamable,
    cancel: own && of.cancellable,
    voucher: stands,
    share: own && of.phase !== 'over',
  };
}

function isChangeable({ booking, phase }: TripSituation): boolean {
  const { attendance = 'none', breakdown, paid: isPaid } = booking;
  return travelerChangeRefusal({ isPaid, paid: breakdown.paid, attendance, phase }) === null;
}

/** Whether a trip can be shared on a day at its destination. */
export function isOver(trip: { travelDate: string; durationDays: number }, today: string): boolean {
  const { durationDays: days, travelDate } = trip;
  return tripPhase({ travelDate, days }, today) === 'over';
}

/** Whether links for companions have ended by themselves, on a day at the destination. */
export function sharesHaveEnded(
  { durationDays, travelDate }: { travelDate: string; durationDays: number },
  today: string,
): boolean {
  return today > addDays(lastTripDay(travelDate, durationDays), SHARE_DAYS_AFTER);
}

/** What travelers see of the timeline: not what the desk notes down, nor that they took the trip out of their list. */
const TRAVELERS_PART: ReadonlySet<string> = new Set([
  'booked',
  'changed',
  'renamed',
  'cancelled',
  'reinstated',
  'counter_received',
  'counter_returned',
  'counter_voided',
]);

export const isTravelersPart = ({ kind }: { kind: string }) => TRAVELERS_PART.has(kind);
