import { formatDay, formatMoney, type Problem } from '@wayfarer/contract';
import * as texts from './problem-text.texts.js';

const plain: Readonly<Partial<Record<string, string>>> = texts.plain;

/** Makes a sentence from a problem's parameters; undefined if the server didn't send all of them. */
type Sentence = (params: NonNullable<Problem['params']>) => string | undefined;

const withParams: Readonly<Partial<Record<string, Sentence>>> = {
  price_changed: ({ amount, currency }) =>
    typeof amount === 'number' && typeof currency === 'string'
      ? texts.price_changed(formatMoney(amount, currency))
      : undefined,
  not_bookable_then: ({ days, first }) =>
    typeof days === 'number' && typeof first === 'string'
      ? texts.not_bookable_then({ days, first: formatDay(first) })
      : undefined,
  party_not_allowed: ({ fault, most }) => {
    if (fault === 'no_adult' || fault === 'not_whole') return texts.party_not_allowed[fault];
    return typeof most === 'number' ? texts.party_not_allowed.too_many(most) : undefined;
  },
  code_not_valid: ({ code }) => (code === undefined ? undefined : texts.code_not_valid(code)),
  too_many_saved: ({ most }) => (most === undefined ? undefined : texts.too_many_saved(most)),
  too_many_shares: ({ most }) => (most === undefined ? undefined : texts.too_many_shares(most)),
  too_many_transfers: ({ most }) =>
    most === undefined ? undefined : texts.too_many_transfers(most),
  too_many_links: ({ most }) => (most === undefined ? undefined : texts.too_many_links(most)),
};

/** Sentences for the agency's staff, by code, which the console adds. They take precedence over those for travelers. */
export const staffSentences: Partial<Record<string, string>> = {};

/** The sentence for a problem; undefined for a problem that travelers don't meet. */
export const problemSentence = ({ code, params }: Pick<Problem, 'code' | 'params'>) =>
  staffSentences[code] ?? withParams[code]?.(params ?? {}) ?? plain[code];

/** A problem in the language of the page. The API's own message, which is English, is the last resort. */
export function problemText(problem: Problem): string {
  // The English message is more precise than a sentence for the code. English builds leave out the line below.
  if ((import.meta.env.LANGUAGE || 'en') === 'en') return problem.message;
  return problemSentence(problem) ?? problem.message;
}
