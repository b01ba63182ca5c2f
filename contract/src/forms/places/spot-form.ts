import { z } from 'zod/mini';
import * as words from '../../words/forms/place.texts.js';
import type { SpotFacts } from '../../fields/spot-facts.ts';
import { amountFaultText, readAmount } from '../../rules/money/amounts/amount.ts';
import { parseCost } from '../../rules/money/amounts/cost.ts';
import { costText } from '../../rules/money/amounts/cost-text.ts';
import { currencyMarks, currencySymbol } from '../../rules/money/amounts/currency.ts';
import { unansweredQuestion } from '../../rules/spots/faq.ts';
import { isPictureUrl } from '../../rules/text/image-url.ts';
import { filled, optional } from '../fields.ts';

/** The cost text, with the currency symbol in front even if it was left out (spec §5). */
export function costWithSymbol(cost: string, currency: string): string {
  const text = cost.trim();
  const marked = currencyMarks(currency).some((mark) => text.startsWith(mark));
  return text === '' || marked ? text : `${currencySymbol(currency)}${text}`;
}

/**
 * The cost text to send for a typed cost: a plain number gets the currency symbol (spec §5), and another spelling of an
 * amount becomes the product's own. A text that isn't an amount stays as it is, so that the server refuses it.
 */
export function sentCost(typed: string, currency: string): string {
  const read = readAmount(typed, currency);
  const isPlain = parseCost(typed, currency).ok || !read.ok;
  return isPlain ? costWithSymbol(typed, currency) : costText(read.minor, currency);
}

/** The form of a destination, as typed; `SpotInput` is the API's version. The fields are in the order of spec §5. */
export function spotForm(currency: string) {
  const read = (cost: unknown) => readAmount(String(cost), currency);
  return z.object({
    spot: filled('spotName', words.nameMissing),
    country: filled('country', words.countryMissing),
    cost: filled('cost', words.costMissing).check(
      z.refine((cost) => read(cost).ok, {
        error: ({ input }) => {
          const cost = read(input);
          return cost.ok ? undefined : amountFaultText(cost, currency, 'cost');
        },
      }),
    ),
    image: filled('imageUrl', words.imageMissing).check(z.refine(isPictureUrl, words.imageFormat)),
    location: optional('location'),
    category: z.string(),
    seasonality: optional('season'),
    travelTime: optional('travelTime'),
    visitors: optional('visitorsPerYear'),
    description: optional('description'),
    questions: optional('questions').check(
      z.refine((typed) => unansweredQuestion(typed) === undefined, {
        error: ({ input }) => words.answerMissing(unansweredQuestion(String(input)) ?? ''),
      }),
    ),
    hostName: optional('personName'),
    hostWords: optional('hostWords'),
  });
}

export type SpotFields = z.output<ReturnType<typeof spotForm>>;

export const EMPTY_SPOT: SpotFields = {
  spot: '',
  country: '',
  location: '',
  category: '',
  cost: '',
  seasonality: '',
  travelTime: '',
  visitors: '',
  image: '',
  description: '',
  questions: '',
  hostName: '',
  hostWords: '',
};

/**
 * A stored cost text as a person would type it. In currencies with three decimals, the third one is always zero. It is
 * left out because 1.250 could also mean 1250.
 */
const typedCost = (written: string) =>
  written.replaceAll(/[^\d.]/g, '').replace(/(\.\d\d)0$/, '$1');

/** The form's values for an existing destination. */
export function spotFieldsOf(facts: SpotFacts): SpotFields {
  return {
    spot: facts.spot,
    country: facts.country,
    location: facts.location,
    category: facts.category ?? '',
    cost: typedCost(facts.average_cost),
    seasonality: facts.seasonality,
    travelTime: facts.travel_time,
    visitors: facts.totalVisitorsPerYear,
    image: facts.image,
    description: facts.description,
    questions: facts.questions,
    hostName: facts.hostName,
    hostWords: facts.hostWords,
  };
}
