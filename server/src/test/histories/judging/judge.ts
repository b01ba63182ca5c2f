import type { Answer } from '../../payments/payments-caller.ts';
import { checkDecision, type Fault } from './checks.ts';
import { patiently } from '../failures.ts';
import { checkGiven, givenBy, type Moment } from './goodwill.ts';
import type { History, HistoryTrip, Planned } from '../history.ts';
import { momentOf } from '../observe.ts';

interface Done {
  planned: Planned;
  answer: Answer | void;
  before: Moment;
}

export async function judge(
  of: History,
  trip: HistoryTrip,
  { answer, before, planned }: Done,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const wrong = answer && planned.wrong?.(answer);
  if (wrong) faults.push(wrong);
  const { books } = trip;
  const changed = JSON.stringify(books) !== JSON.stringify(before.books);
  if (planned.isForbidden && changed) faults.push('it changed, although that was forbidden');
  if (answer?.status === 201 && books?.cancellation && !before.books?.cancellation)
    faults.push(...checkDecision(books, books.cancellation, before.books));
  if (planned.giver && changed) {
    const after = trip.moment ?? (await patiently(() => momentOf(of, trip, books)));
    const now = givenBy(before, after);
    faults.push(...checkGiven(planned.giver, before, { before: trip.given, now }));
    trip.given.push(...now);
  }
  return [...faults, ...((await planned.check?.()) ?? [])];
}
