import {
  type Effort,
  EMPTY_SPOT,
  type OperatorSpot,
  type SpotDetails,
  type SpotFields,
  spotFieldsOf,
  USUAL_PRICE_RULES,
} from '@wayfarer/contract';
import type { EditedPicture } from '../../../../ui/pictures/edited-picture.ts';
import { type PriceFields, priceFields, typedNumber } from './price-draft.ts';

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
    groupSize: typedNumber(groupSize),
    effort: effort ?? '',
    leadDays: String(leadDays),
    lat: typedNumber(lat),
    lon: typedNumber(lon),
    meetingTime: details.meetingTime ?? '',
    timeZone: details.timeZone ?? '',
    itinerary: Array.from({ length: last }, (_, at) => {
      const said = itinerary.find(({ day }) => day === at + 1);
      return { title: said?.title ?? '', text: said?.text ?? '' };
    }),
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
