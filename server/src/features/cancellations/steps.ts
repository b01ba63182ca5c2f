import type { CancellationStep } from '@wayfarer/contract';
import { localDeadline, localMidnight } from '../../lib/local-time.ts';
import { figuresAt, type Situation } from './situation.ts';

const HOUR_MS = 3_600_000;

/** What a traveler would get back, from booking until the trip begins, the earliest step first. */
export function stepsOf(of: Situation): CancellationStep[] {
  const steps: CancellationStep[] = [];
  for (const until of ends(of)) {
    const { amounts, percent } = figuresAt(of, until);
    const last = steps.at(-1);
    if (last?.percent === percent) steps.pop();
    const untilLocal = localMinute(until, of.zone);
    steps.push({ until: until.toISOString(), untilLocal, percent, refund: amounts.refund });
  }
  return steps;
}

/** The instants after which another percent may apply; the last is when the trip begins. */
function ends({ booking, terms, zone }: Situation): Date[] {
  const { createdAt, travelDate } = booking;
  const begins = localMidnight(travelDate, zone).getTime();
  const deadlines = terms.windows.map(({ hoursBefore }) =>
    localDeadline(travelDate, hoursBefore, zone).getTime(),
  );
  const coolingOff = Math.min(
    createdAt.getTime() + terms.coolingOffHours * HOUR_MS,
    begins - terms.coolingOffNotWithinHours * HOUR_MS,
  );
  return [...deadlines, ...(terms.coolingOffHours > 0 ? [coolingOff] : []), begins]
    .filter((at) => at >= createdAt.getTime() && at <= begins)
    .toSorted((a, b) => a - b)
    .map((at) => new Date(at));
}

/** '2027-04-10T00:00': the clocks at the destination. */
function localMinute(at: Date, zone: string): string {
  // Swedish writes dates in ISO's order
  const form = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return form.format(at).replace(' ', 'T');
}
