import {
  COST_FAULT_TEXT,
  exactMoney,
  type ReadAmount,
  readSentAmount,
  type SpotInput,
} from '@wayfarer/contract';
import type { z } from 'zod/mini';
import { invalidInput } from '../../../../problem-error.ts';
import type { SpotRow } from '../rows/store.ts';
import { countryKey, nameKey, searchKey } from './spot-keys.ts';

export type SpotInputParsed = z.output<typeof SpotInput>;

const UNTOLD = { questions: '', hostName: '', hostWords: '' };

/**
 * The columns that the add and edit forms set. Columns that older clients don't know keep their values from `before`.
 * Throws `invalid_input` for an invalid cost.
 */
export function spotFields(
  input: SpotInputParsed,
  currency: string,
  before: Pick<SpotRow, 'questions' | 'hostName' | 'hostWords'> = UNTOLD,
) {
  const cost = readSentAmount(input.average_cost, currency);
  if (!cost.ok) throw invalidInput('average_cost', faultText(cost, currency));
  return {
    spot: input.spot,
    country: input.country,
    location: input.location,
    category: input.category ?? null,
    description: input.description,
    image: input.image,
    cost: cost.minor,
    currency,
    seasonality: input.seasonality,
    travelTime: input.travel_time,
    visitorsPerYear: input.totalVisitorsPerYear,
    questions: input.questions ?? before.questions,
    hostName: input.hostName ?? before.hostName,
    hostWords: input.hostWords ?? before.hostWords,
    nameKey: nameKey(input.spot),
    countryKey: countryKey(input.country),
    searchText: searchKey(input),
  };
}

function faultText(read: Extract<ReadAmount, { ok: false }>, currency: string): string {
  if (read.reason !== 'unclear') return COST_FAULT_TEXT[read.reason];
  return `could be ${read.readings.map((minor) => exactMoney(minor, currency)).join(' or ')}`;
}
