import { addDays } from '@wayfarer/contract';

/** An email that is sent on a day of a trip, or some days before or after it. */
export interface TimedKind {
  kind: 'reminder' | 'balance' | 'review';
  /** The reference day: the trip's first day, the day after its last, or the day by which its balance is to be paid. */
  by: 'firstDay' | 'dayAfter' | 'balanceDay';
  /** Precedes the day in the key under which the email is written once. */
  prefix: '' | 'due:' | 'overdue:';
}

interface Dated {
  balanceDueOn: string | null;
  durationDays: number;
  travelDate: string;
}

/** The reference day of an email; null if the trip doesn't get this email. */
export function referenceDay(
  { by, kind }: TimedKind,
  { balanceDueOn, durationDays, travelDate }: Dated,
): string | null {
  if (by === 'balanceDay') return balanceDueOn;
  if (by === 'dayAfter') return addDays(travelDate, durationDays);
  return kind === 'balance' && balanceDueOn !== null ? null : travelDate;
}
