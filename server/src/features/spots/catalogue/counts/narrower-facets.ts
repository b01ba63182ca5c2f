import { toMajorUnits, TRIP_LENGTH_NAMES, TRIP_LENGTHS, type SpotFacets } from '@wayfarer/contract';
import type { Reader } from '../../../../db/database.ts';
import { daysTag, monthTag } from '../../records/fields/search-fields.ts';
import { costBands } from '../costs/cost-bands.ts';
import type { SearchTerm } from '../search/search-terms.ts';
import { listNarrowing, type NarrowingRow } from './store-counts.ts';
import { costRange, matchSpots, type SpotFilterInput } from '../store-filter.ts';

/** The limits of counting; each counted row has to be read. */
const BUDGET = { most: 1000, visits: 4000 };
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

type Test = (row: NarrowingRow) => boolean;

export function isNarrowed(filter: SpotFilterInput, currency: string): Test {
  const { inMonth, ofLength } = testsOf(filter);
  const { from = 0, to = Infinity } = costRange(filter, currency);
  return (row) => inMonth(row) && ofLength(row) && row.cost >= from && row.cost <= to;
}

function testsOf({ month, length }: SpotFilterInput): Record<'inMonth' | 'ofLength', Test> {
  return {
    inMonth: month === undefined ? all : isInMonth(month),
    ofLength: length === undefined ? all : isOfLength(length),
  };
}

export function listNarrower(
  db: Reader,
  filter: SpotFilterInput,
  terms: readonly SearchTerm[],
  { currency, popularFirst }: { currency: string; popularFirst: boolean },
): Promise<NarrowingRow[] | null> {
  const match = matchSpots(filter, terms, currency, { except: ['month', 'length', 'cost'] });
  return listNarrowing(db, match, { ...BUDGET, popularFirst });
}

export function narrowerFacets(
  rows: readonly NarrowingRow[],
  filter: SpotFilterInput,
  currency: string,
): SpotFacets['narrower'] {
  const costOf = ({ cost }: NarrowingRow) => toMajorUnits(cost, currency);
  const { minCost = 0, maxCost = Infinity } = filter;
  const { inMonth, ofLength } = testsOf(filter);
  const ofCost: Test = (row) => costOf(row) >= minCost && costOf(row) <= maxCost;
  const count = (...tests: Test[]) => rows.filter((row) => tests.every((test) => test(row))).length;
  return {
    months: MONTHS.map((each) => count(isInMonth(each), ofLength, ofCost)),
    lengths: Object.fromEntries(
      TRIP_LENGTH_NAMES.map((name) => [name, count(isOfLength(name), inMonth, ofCost)]),
    ) as Record<(typeof TRIP_LENGTH_NAMES)[number], number>,
    costs: costBands(rows.map(costOf)).map(({ from, to }) => ({
      from,
      to,
      count: count((row) => costOf(row) >= from && costOf(row) <= to, inMonth, ofLength),
    })),
  };
}

const all: Test = () => true;

function isInMonth(month: number): Test {
  return ({ tags }) => tags.includes(monthTag(month));
}

function isOfLength(name: (typeof TRIP_LENGTH_NAMES)[number]): Test {
  const { from, to } = TRIP_LENGTHS[name];
  const days = Array.from({ length: to - from + 1 }, (_, index) => daysTag(from + index));
  return ({ tags }) => days.some((tag) => tags.includes(tag));
}
