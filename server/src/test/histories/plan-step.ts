import { readBooks } from '../payments/booked-money.ts';
import { patiently } from './failures.ts';
import type { History, HistoryTrip, Planned, Step } from './history.ts';
import { AGENCY_STEPS } from './steps/agency-steps.ts';
import { DEPARTURE_STEPS } from './steps/departure-steps.ts';
import { GIFT_STEPS } from './steps/gift-steps.ts';
import { PAPER_STEPS } from './steps/paper-steps.ts';
import { PAY_STEPS } from './steps/pay-steps.ts';
import { PROVIDER_STEPS } from './steps/provider-steps.ts';
import { SYSTEM_STEPS } from './steps/system-steps.ts';
import { TRAVELER_STEPS } from './steps/traveler-steps.ts';

const STEPS: readonly Step[] = [
  ...PAY_STEPS,
  ...GIFT_STEPS,
  ...PAPER_STEPS,
  ...TRAVELER_STEPS,
  ...AGENCY_STEPS,
  ...DEPARTURE_STEPS,
  ...PROVIDER_STEPS,
  ...SYSTEM_STEPS,
];

/**
 * Plans one step of a trip; null if the step makes no sense. That is so for more than half of the steps, so the step is
 * first planned with the rows that were read last. Only if it makes sense are the rows read again. If other steps have
 * changed them in the meantime, the step is planned again.
 */
export async function planStep(
  of: History,
  trip: HistoryTrip,
): Promise<{ name: string; planned: Planned } | null> {
  const step = of.dice.weighted(STEPS);
  let planned = step.plan(of, trip);
  if (planned === null) return null;
  const books = await patiently(() => readBooks(of.world.db, trip.id));
  if (JSON.stringify(books) !== JSON.stringify(trip.books)) {
    // the pages that showed the earlier rows are outdated; they are compared again after the step
    trip.books = books;
    trip.shown = null;
    trip.observed = '';
    planned = step.plan(of, trip);
  }
  return planned && { name: step.name, planned };
}

export const planBeside = (of: History, trip: HistoryTrip): Planned | null =>
  of.dice.weighted(STEPS).plan(of, trip);
