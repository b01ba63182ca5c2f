import {
  addDays,
  hasEnded,
  hasVoucher,
  lastTripDay,
  SHARE_DAYS_AFTER,
  travelerChangeRefusal,
  tripPhase,
  type Booking,
  type Trip,
  type TripPhase,
} from '@wayfarer/contract';

export interface TripSituation {
  /** True if the trip is the caller's own; staff only read it here and act elsewhere. */
  own: boolean;
  booking: Pick<Booking, 'attendance' | 'breakdown' | 'paid' | 'state'>;
  phase: TripPhase;
  /** True if a payment would be accepted. */
  payable: boolean;
  balancePayable: boolean;
  renamable: boolean;
  cancelable: boolean;
  payOnArrival: boolean;
}

/** The actions that are currently possible; each is checked again under a lock when it is carried out. */
export function tripActions(of: TripSituation): Trip['actions'] {
  const stands = !hasEnded(of.booking);
  const own = of.own && stands;
  return {
    pay: own && of.payable,
    payBalance: own && of.balancePayable,
    change: own && isChangeable(of),
    rename: own && of.renamable,
    cancel: own && of.cancelable,
    voucher: hasVoucher({ ...of.booking, payOnArrival: of.payOnArrival }),
    share: own && of.phase !== 'over',
  };
}

function isChangeable({ booking, phase }: TripSituation): boolean {
  const { attendance = 'none', breakdown, paid: isPaid } = booking;
  return travelerChangeRefusal({ isPaid, paid: breakdown.paid, attendance, phase }) === null;
}

/** True if the trip has ended on a given day at its destination; then it can't be shared. */
export function isOver(trip: { travelDate: string; durationDays: number }, today: string): boolean {
  const { durationDays: days, travelDate } = trip;
  return tripPhase({ travelDate, days }, today) === 'over';
}

/** True if links for companions have expired on a given day at the destination. */
export function sharesHaveEnded(
  { durationDays, travelDate }: { travelDate: string; durationDays: number },
  today: string,
): boolean {
  return today > addDays(lastTripDay(travelDate, durationDays), SHARE_DAYS_AFTER);
}

/** The events that travelers see, without the check-in desk's notes and the removal from their list. */
const TRAVELERS_PART: ReadonlySet<string> = new Set([
  'booked',
  'requested',
  'accepted',
  'declined',
  'unanswered',
  'confirmed',
  'expired',
  'changed',
  'renamed',
  'cancelled',
  'reinstated',
  'counter_received',
  'counter_returned',
  'counter_voided',
  'charged_again',
]);

export const isTravelersPart = ({ kind }: { kind: string }) => TRAVELERS_PART.has(kind);
