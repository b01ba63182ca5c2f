import type { CancellationTerms, RefundBasis } from './policy.ts';

/** '48 hours', '14 days', '1 hour': in whole days if there are more than two. */
export function spanText(hours: number): string {
  const days = hours / 24;
  if (Number.isInteger(days) && days > 2) return `${days} days`;
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}

const untilText = (hours: number) =>
  hours === 0 ? 'until the travel date begins' : `until ${spanText(hours)} before the travel date`;

/** A refund percent in words. */
export function shareText(percent: number, basis: RefundBasis): string {
  if (percent === 100) return 'you get back everything you have paid';
  if (basis === 'paid') return `you get back ${percent}% of what you have paid`;
  return `you get back what you have paid, less ${100 - percent}% of the total price`;
}

/** One refund window in words; it starts where the previous one ends. */
export interface TermSentence {
  /** Null means from the time of booking. */
  fromHours: number | null;
  /** Null means without end. */
  untilHours: number | null;
  percent: number;
  text: string;
}

/** One sentence for each window and one for the time after the last, without gaps or overlaps. */
export function termSentences({ windows, basis }: CancellationTerms): TermSentence[] {
  const sentences = windows.map(({ hoursBefore, refundPercent: percent }, index): TermSentence => {
    const until = untilText(hoursBefore);
    const begin =
      index === 0 ? until[0]?.toUpperCase() + until.slice(1) : `After that and ${until}`;
    return {
      fromHours: windows[index - 1]?.hoursBefore ?? null,
      untilHours: hoursBefore,
      percent,
      text: `${begin}, ${shareText(percent, basis)}.`,
    };
  });
  return [
    ...sentences,
    {
      fromHours: windows.at(-1)?.hoursBefore ?? null,
      untilHours: null,
      percent: 0,
      text: windows.length === 0 ? 'Nothing is refunded.' : 'Later, nothing is refunded.',
    },
  ];
}

/**
 * The text about canceling for travelers; the usual terms use the specification's words (§2).
 * @param cap maximum refund percent of a trip that was moved after a deadline
 */
export function policySentences(terms: CancellationTerms, cap: number | null = null): string[] {
  const [only, ...more] = terms.windows;
  const isPlain = only?.refundPercent === 100 && more.length === 0 && only.hoursBefore > 0;
  const sentences = isPlain
    ? [`You can cancel up to ${spanText(only.hoursBefore)} before the travel date.`]
    : termSentences(terms).map(({ text }) => text);
  return [
    ...sentences,
    ...(terms.coolingOffHours === 0 ? [] : [coolingOffText(terms)]),
    ...(cap === null ? [] : [movedSentence(cap, terms.basis)]),
  ];
}

/** States the maximum refund of a trip that was moved after a deadline. */
export function movedSentence(percent: number, basis: RefundBasis): string {
  const share = percent === 0 ? 'nothing is refunded' : `at most, ${shareText(percent, basis)}`;
  return `This trip was moved after a deadline: ${share}.`;
}

function coolingOffText({ coolingOffHours, coolingOffNotWithinHours }: CancellationTerms): string {
  const far =
    coolingOffNotWithinHours === 0
      ? ''
      : `, as long as the travel date is at least ${spanText(coolingOffNotWithinHours)} away`;
  return `Within ${spanText(coolingOffHours)} of booking you get back everything you have paid${far}.`;
}
