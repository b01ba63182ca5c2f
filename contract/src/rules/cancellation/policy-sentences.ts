import * as words from '../../words/trips/terms.texts.js';
import { type CancellationTerms, type RefundBasis, USUAL_TERMS } from './policy.ts';

/** '48 hours', '14 days' or '1 hour'. More than two whole days are given in days. */
export function spanText(hours: number): string {
  const days = hours / 24;
  if (Number.isInteger(days) && days > 2) return words.spans.days(days);
  return words.spans.hours(hours);
}

export function shareText(percent: number, basis: RefundBasis): string {
  if (percent === 100) return words.shares.all;
  if (basis === 'paid') return words.shares.ofPaid(percent);
  return words.shares.ofTotal(100 - percent);
}

/** One refund window in words. */
export interface TermSentence {
  /** Hours before the trip; null for the time of booking. */
  fromHours: number | null;
  /** Hours before the trip; null for no end. */
  untilHours: number | null;
  percent: number;
  text: string;
}

function windowText(hours: number, share: string, isFirst: boolean): string {
  const { first, firstAtStart, later, laterAtStart } = words.windows;
  if (hours === 0) return (isFirst ? firstAtStart : laterAtStart)(share);
  return (isFirst ? first : later)({ span: spanText(hours), share });
}

/** One sentence for each window and one for the time after the last one, without gaps or overlaps. */
export function termSentences({ windows, basis }: CancellationTerms): TermSentence[] {
  const sentences = windows.map(({ hoursBefore, refundPercent: percent }, index): TermSentence => {
    return {
      fromHours: windows[index - 1]?.hoursBefore ?? null,
      untilHours: hoursBefore,
      percent,
      text: windowText(hoursBefore, shareText(percent, basis), index === 0),
    };
  });
  return [
    ...sentences,
    {
      fromHours: windows.at(-1)?.hoursBefore ?? null,
      untilHours: null,
      percent: 0,
      text: windows.length === 0 ? words.nothing : words.nothingLater,
    },
  ];
}

/**
 * The cancellation terms in words for travelers; the usual terms have the specification's (§2).
 * @param cap The maximum refund percentage of a trip that was moved after a deadline
 */
export function policySentences(terms: CancellationTerms, cap: number | null = null): string[] {
  const [only, ...more] = terms.windows;
  const isPlain = only?.refundPercent === 100 && more.length === 0 && only.hoursBefore > 0;
  const sentences = isPlain
    ? [words.usual(spanText(only.hoursBefore))]
    : termSentences(terms).map(({ text }) => text);
  return [
    ...sentences,
    ...(terms.coolingOffHours === 0 ? [] : [coolingOffText(terms)]),
    ...(cap === null ? [] : [movedSentence(cap, terms.basis)]),
  ];
}

/** A policy as the server sends it, with sentences in English. */
interface SentPolicy {
  sentences: readonly string[];
  terms?: CancellationTerms | undefined;
  /** Set if the trip was moved after a deadline. */
  moved?: { terms: CancellationTerms; percent: number } | undefined;
}

/** A policy's sentences in the page's language; without a policy, those of the usual terms. */
export function sentencesOf(policy: SentPolicy | undefined): readonly string[] {
  if (policy?.moved) return policySentences(policy.moved.terms, policy.moved.percent);
  if (policy?.terms) return policySentences(policy.terms);
  return policy?.sentences ?? policySentences(USUAL_TERMS);
}

export function movedSentence(percent: number, basis: RefundBasis): string {
  return percent === 0 ? words.movedForNothing : words.moved(shareText(percent, basis));
}

function coolingOffText({ coolingOffHours, coolingOffNotWithinHours }: CancellationTerms): string {
  const span = spanText(coolingOffHours);
  if (coolingOffNotWithinHours === 0) return words.coolingOff(span);
  return words.coolingOffIfFar({ span, far: spanText(coolingOffNotWithinHours) });
}
