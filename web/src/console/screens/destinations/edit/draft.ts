import {
  costText,
  type Effort,
  EMPTY_SPOT,
  type Fee,
  type OperatorSpot,
  type PriceOption,
  type PriceRules,
  type Season,
  type SpotDetails,
  type SpotFields,
  spotFieldsOf,
  USUAL_PRICE_RULES,
} from '@wayfarer/contract';
import type { EditedPicture } from '../../../../ui/pictures/edited-picture.ts';
import { type TypedPlan, typedPlan } from '../../../kit/payment-plan/typed-plan.ts';

/** The price rules, with numbers as typed text. */
interface PriceFields {
  per: PriceRules['per'];
  childPercent: string;
  infantPercent: string;
  childBelow: string;
  infantBelow: string;
  maxParty: string;
  groups: { fromPeople: string; percentOff: string }[];
  seasons: SeasonFields[];
  fees: FeeFields[];
  options: OptionFields[];
  /** The destination's own payment plan. */
  plan: TypedPlan;
}

/** A season. `value` is a percentage of the usual price or a price per day. */
interface SeasonFields {
  label: string;
  from: string;
  to: string;
  by: 'percent' | 'cost';
  value: string;
}

export const FEE_BASES = ['person', 'person_day', 'booking', 'percent'] as const;
/** `kept`: paid with the trip, and never refunded. */
export const FEE_TIMES = ['now', 'kept', 'arrival'] as const;

/** A fee. `value` is a percentage of the price or an amount. */
interface FeeFields {
  label: string;
  by: (typeof FEE_BASES)[number];
  value: string;
  time: (typeof FEE_TIMES)[number];
  /** Not edited here. */
  taxRate?: string | undefined;
}

export const OPTION_BASES = ['person', 'person_day', 'booking'] as const;

/** An optional extra. */
interface OptionFields {
  /** Named `key`, because the form adds an `id` of its own. */
  key: string;
  label: string;
  per: (typeof OPTION_BASES)[number];
  value: string;
  max: string;
  /** Not edited here. */
  taxRate?: string | undefined;
}

export const newOption = (): OptionFields => ({
  // `randomUUID` needs HTTPS, which a site on a local network may not have
  key: [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('-'),
  label: '',
  per: 'person',
  value: '',
  max: '10',
});

export const NEW_FEE: FeeFields = { label: '', by: 'person', value: '', time: 'now' };

/** The details. Lists are texts with one entry per line, and coordinates are typed text. */
interface DetailFields {
  included: string;
  notIncluded: string;
  bring: string;
  highlights: string;
  languages: string;
  notSuitable: string;
  notAllowed: string;
  accessibility: string;
  goodToKnow: string;
  groupSize: string;
  isPrivate: boolean;
  effort: Effort | '';
  leadDays: string;
  meetingPoint: string;
  meetingTime: string;
  directions: string;
  endPoint: string;
  lat: string;
  lon: string;
  timeZone: string;
  phone: string;
  itinerary: { title: string; text: string }[];
}

export interface Draft {
  facts: SpotFields & { pictures: EditedPicture[] };
  details: DetailFields;
  prices: PriceFields;
  /** The family of the cancellation terms; empty for the usual terms. */
  policy: string;
  /** The destination as it was read when editing began; null for a new one. */
  read: OperatorSpot | null;
}

const lines = (entries: readonly string[]) => entries.join('\n');
const number = (value: number | null) => (value === null ? '' : String(value));

function detailFields(details: SpotDetails): DetailFields {
  const { effort, groupSize, itinerary, lat, leadDays, lon } = details;
  const last = Math.max(0, ...itinerary.map(({ day }) => day));
  return {
    ...details,
    included: lines(details.included),
    notIncluded: lines(details.notIncluded),
    bring: lines(details.bring),
    highlights: lines(details.highlights),
    languages: lines(details.languages),
    notSuitable: lines(details.notSuitable),
    notAllowed: lines(details.notAllowed),
    accessibility: lines(details.accessibility),
    goodToKnow: lines(details.goodToKnow),
    groupSize: number(groupSize),
    effort: effort ?? '',
    leadDays: String(leadDays),
    lat: number(lat),
    lon: number(lon),
    meetingTime: details.meetingTime ?? '',
    timeZone: details.timeZone ?? '',
    itinerary: Array.from({ length: last }, (_, at) => {
      const said = itinerary.find(({ day }) => day === at + 1);
      return { title: said?.title ?? '', text: said?.text ?? '' };
    }),
  };
}

function seasonFields({ cost, percent, ...season }: Season, currency: string): SeasonFields {
  return cost === undefined
    ? { ...season, by: 'percent', value: String(percent) }
    : { ...season, by: 'cost', value: costText(cost, currency) };
}

function feeFields(
  { label, minor, payAt, per, percent, ...fee }: Fee,
  currency: string,
): FeeFields {
  const time = payAt === 'arrival' ? payAt : fee.refundable === false ? 'kept' : 'now';
  const { taxRate } = fee;
  return {
    label,
    time,
    ...(taxRate !== undefined && { taxRate }),
    ...(percent === undefined
      ? { by: per, value: costText(minor ?? 0, currency) }
      : { by: 'percent', value: String(percent) }),
  };
}

const optionFields = (
  { id, label, max, minor, per, taxRate }: PriceOption,
  currency: string,
): OptionFields => ({
  key: id,
  label,
  per,
  value: costText(minor, currency),
  max: String(max),
  ...(taxRate !== undefined && { taxRate }),
});

function priceFields(rules: PriceRules, currency = ''): PriceFields {
  const { childBelow, childPercent, groups, infantBelow, infantPercent, maxParty, per } = rules;
  return {
    per,
    childPercent: String(childPercent),
    infantPercent: String(infantPercent),
    childBelow: String(childBelow),
    infantBelow: String(infantBelow),
    maxParty: number(maxParty),
    groups: groups.map(({ fromPeople, percentOff }) => ({
      fromPeople: String(fromPeople),
      percentOff: String(percentOff),
    })),
    seasons: (rules.seasons ?? []).map((season) => seasonFields(season, currency)),
    fees: (rules.fees ?? []).map((fee) => feeFields(fee, currency)),
    options: (rules.options ?? []).map((option) => optionFields(option, currency)),
    plan: typedPlan(rules.plan, currency),
  };
}

/** The editor's contents for an existing destination. */
export function draftOf(read: OperatorSpot): Draft {
  const { currency, details, facts, pictures, policy, prices } = read;
  return {
    read,
    facts: {
      ...spotFieldsOf(facts),
      pictures: pictures.map(({ _id, url, alt, credit }) => ({ id: _id, url, alt, credit })),
    },
    details: detailFields(details.details),
    prices: priceFields(prices.prices, currency),
    policy: policy.family ?? '',
  };
}

export const EMPTY_DRAFT: Draft = {
  read: null,
  facts: { ...EMPTY_SPOT, pictures: [] },
  details: {
    included: '',
    notIncluded: '',
    bring: '',
    highlights: '',
    languages: '',
    notSuitable: '',
    notAllowed: '',
    accessibility: '',
    goodToKnow: '',
    groupSize: '',
    isPrivate: false,
    effort: '',
    leadDays: '0',
    meetingPoint: '',
    meetingTime: '',
    directions: '',
    endPoint: '',
    lat: '',
    lon: '',
    timeZone: '',
    phone: '',
    itinerary: [],
  },
  prices: priceFields(USUAL_PRICE_RULES),
  policy: '',
};

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ from the version that was read, such as `details.phone`. */
export function changesOf(after: Draft): string[] {
  const before = after.read === null ? EMPTY_DRAFT : draftOf(after.read);
  const parts = ['facts', 'details', 'prices'] as const;
  const fields = parts.flatMap((part) => {
    const [one, other] = [Object.entries(before[part]), new Map(Object.entries(after[part]))];
    return one
      .filter(([name, value]) => !isSame(value, other.get(name)))
      .map(([name]) => `${part}.${name}`);
  });
  return before.policy === after.policy ? fields : [...fields, 'policy'];
}
