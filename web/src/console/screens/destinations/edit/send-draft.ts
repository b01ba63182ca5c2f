import {
  CATEGORIES,
  readAmount,
  sentCost,
  type Fee,
  type OperatorSpot,
  type PriceOption,
  type PriceRules,
} from '@wayfarer/contract';
import { planOf } from '../../../kit/payment-plan/typed-plan.ts';
import { changesOf, type Draft } from './draft.ts';

/** The body with the facts. */
export function factsBody({ facts }: Draft, currency: string) {
  const { category, cost, pictures, travelTime: travel_time, visitors, ...texts } = facts;
  const known = CATEGORIES.find((one) => one === category);
  return {
    ...texts,
    average_cost: sentCost(cost, currency),
    travel_time,
    totalVisitorsPerYear: visitors,
    pictures: pictures.map(({ id, alt, credit }) => ({ id, alt, credit })),
    ...(known && { category: known }),
  };
}

const entries = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
/** Reads a typed number: null for an empty text, NaN for a text that isn't a number. */
export const typed = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')));
const whole = (text: string) => Number(text.trim() === '' ? Number.NaN : text);

export function detailsBody({ details }: Draft) {
  const { effort, groupSize, itinerary, lat, leadDays, lon, meetingTime, timeZone, ...texts } =
    details;
  return {
    ...texts,
    included: entries(details.included),
    notIncluded: entries(details.notIncluded),
    bring: entries(details.bring),
    highlights: entries(details.highlights),
    languages: entries(details.languages),
    notSuitable: entries(details.notSuitable),
    notAllowed: entries(details.notAllowed),
    accessibility: entries(details.accessibility),
    goodToKnow: entries(details.goodToKnow),
    groupSize: typed(groupSize),
    effort: effort === '' ? null : effort,
    leadDays: typed(leadDays) ?? 0,
    lat: typed(lat),
    lon: typed(lon),
    meetingTime: meetingTime === '' ? null : meetingTime,
    timeZone: timeZone.trim() === '' ? null : timeZone.trim(),
    itinerary: itinerary.flatMap(({ text, title }, at) =>
      title.trim() === '' && text.trim() === '' ? [] : [{ day: at + 1, title, text }],
    ),
  };
}

/** The body of a season. An amount that can't be read becomes NaN, which the server refuses. */
function seasonBody(
  { by, value, ...season }: Draft['prices']['seasons'][number],
  currency: string,
) {
  if (by === 'percent') return { ...season, percent: whole(value) };
  const read = readAmount(value, currency);
  return { ...season, cost: read.ok ? read.minor : Number.NaN };
}

/** The body of a fee; like a season's, with NaN for an amount that can't be read. */
function feeBody(
  { by, label, taxRate, time, value }: Draft['prices']['fees'][number],
  currency: string,
): Fee {
  const read = readAmount(value, currency);
  return {
    label,
    ...(by === 'percent'
      ? { per: 'booking', percent: whole(value) }
      : { per: by, minor: read.ok ? read.minor : Number.NaN }),
    payAt: time === 'arrival' ? 'arrival' : 'now',
    ...(time === 'kept' && { refundable: false }),
    ...(taxRate !== undefined && { taxRate }),
  };
}

/** The body of an option; like a fee's. */
function optionBody(
  { key, label, max, per, taxRate, value }: Draft['prices']['options'][number],
  currency: string,
): PriceOption {
  const read = readAmount(value, currency);
  return {
    id: key,
    label,
    per,
    minor: read.ok ? read.minor : Number.NaN,
    max: whole(max),
    ...(taxRate !== undefined && { taxRate }),
  };
}

export function pricesBody({ prices }: Draft, currency: string): PriceRules {
  const {
    childBelow,
    childPercent,
    fees,
    groups,
    infantBelow,
    infantPercent,
    maxParty,
    options,
    per,
    seasons,
  } = prices;
  const plan = planOf(prices.plan, currency);
  return {
    per,
    childPercent: whole(childPercent),
    infantPercent: whole(infantPercent),
    childBelow: whole(childBelow),
    infantBelow: whole(infantBelow),
    maxParty: typed(maxParty),
    groups: groups.map(({ fromPeople, percentOff }) => ({
      fromPeople: whole(fromPeople),
      percentOff: whole(percentOff),
    })),
    ...(seasons.length > 0 && {
      seasons: seasons.map((season) => seasonBody(season, currency)),
    }),
    ...(fees.length > 0 && { fees: fees.map((fee) => feeBody(fee, currency)) }),
    ...(options.length > 0 && { options: options.map((option) => optionBody(option, currency)) }),
    ...(plan !== null && { plan }),
  };
}

/** The changed sections as one request, with the versions that were read. */
export function changeBody(spot: OperatorSpot, draft: Draft) {
  const changed = changesOf(draft);
  const has = (part: string) => changed.some((field) => field.startsWith(part));
  return {
    ...(has('facts') && {
      facts: { value: factsBody(draft, spot.currency), version: spot.version },
    }),
    ...(has('details') && {
      details: { value: detailsBody(draft), revision: spot.details.revision },
    }),
    ...(has('prices') && {
      prices: { value: pricesBody(draft, spot.currency), revision: spot.prices.revision },
    }),
    ...(has('policy') && {
      policy: { value: draft.policy || null, revision: spot.policy.revision },
    }),
  };
}
