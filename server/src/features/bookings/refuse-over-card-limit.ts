import { exceedsCardLimit, type ChargeMode } from '@wayfarer/contract';
import { ProblemError } from '../../problem-error.ts';

/** A trip too expensive for any card payment is not booked: it could never be paid. */
export function refuseTooDear(
  { cost, currency }: { cost: number; currency: string },
  days: number,
  charge: ChargeMode,
): void {
  if (!exceedsCardLimit({ perDay: cost, days, currency }, charge)) return;
  throw new ProblemError(
    'amount_too_large',
    'This trip costs too much for a card payment. Please choose fewer days.',
    { field: 'travelDuration' },
  );
}
