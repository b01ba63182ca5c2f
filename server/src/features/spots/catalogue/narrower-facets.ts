import { toMajorUnits, TRIP_LENGTH_NAMES, TRIP_LENGTHS, type SpotFacets } from '@wayfarer/contract';
import type { Reader } from '../../../db/database.ts';
import { daysTag, monthTag } from '../records/fields/search-fields.ts';
import type { SearchTerm } from './search/search-terms.ts';
import { listNarrowing, type NarrowingRow } from './store-counts.ts';
import { costRange, matchSpots, type SpotFilterInput } from './store-filter.ts';

/** Limits counting, because every counted row is read. */
const BUDGET = { most: 1000, visits: 4000 };
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

type Test = (row: NarrowingRow) => boolean;

/** A test for the filter's month, length and costs. */
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

/** The matches for any month, length and cost; null if there are too many to count. */
export function listNarrower(
  db: Reader,
  filter: SpotFilterInput,
  terms: readonly SearchTerm[],
  { currency, popularFirst }: { currency: string; popularFirst: boolean },
): Promise<NarrowingRow[] | null> {
  const match = matchSpots(filter, terms, currency, { except: ['month', 'length', 'cost'] });
  return listNarrowing(db, match, { ...BUDGET, popularFirst });
}

/** The number of matches for each month, length and cost band, with the other two conditions unchanged. */
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
    costs: bandsOf(rows.map(costOf)).map(({ from, to }) => ({
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

/** Three bands with round limits and about the same number of costs each; fewer if the costs are similar. */
function bandsOf(costs: readonly number[]): { from: number; to: number }[] {
  const sorted = [...costs].sort((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined || least === most) return [];
  const third = (part: number) => sorted[Math.floor((sorted.length * part) / 3)] ?? most;
  const ends = [0, roundNumber(third(1)), roundNumber(third(2)), Math.ceil(most)];
  return ends.slice(1).flatMap((to, index) => {
    const from = ends[index] ?? 0;
    return to > from ? [{ from, to }] : [];
  });
}

/** Rounds to one significant digit, or to two if the first is a one: 87 becomes 90, 142 becomes 140. */
function roundNumber(value: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const step = value < 2 * size ? size / 10 : size;
  return Math.max(1, Math.round(value / step) * step);
}
