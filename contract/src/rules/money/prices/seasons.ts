import type { CalendarDay } from '../../trips/dates/travel-dates.ts';
import { parseCost } from '../amounts/cost.ts';
import { costText } from '../amounts/cost-text.ts';
import { minorStep } from '../amounts/currency.ts';
import { floorPercent } from '../amounts/rounding.ts';
import type { PriceRules, Season } from './trip-price.ts';

export const SEASONS_MAX = 24;
export const SEASON_LABEL_MAX = 40;
/** The lowest and the highest percentage of the usual cost. */
export const SEASON_PERCENT = { min: 10, max: 500 } as const;

type Seasonal = Pick<PriceRules, 'seasons' | 'usualCost'>;

export const seasonOn = ({ seasons }: Seasonal, day: CalendarDay): Season | undefined =>
  seasons?.find(({ from, to }) => from <= day && day <= to);

/**
 * The cost per day, in minor units, of a trip that begins on a day. That day decides the price of the whole trip. A
 * percentage is rounded down to a payable amount, but not below the smallest one.
 * @param cost The cost per day of the destination or booking, in minor units
 */
export function perDayOn(
  rules: Seasonal,
  { cost, currency }: { cost: number; currency: string },
  day: CalendarDay,
): number {
  const usual = rules.usualCost ?? cost;
  const season = seasonOn(rules, day);
  if (season === undefined) return usual;
  const step = minorStep(currency);
  return season.cost ?? Math.max(step, floorPercent(usual, season.percent ?? 100, step));
}

/** Like `perDayOn`, for a cost text. A text that isn't in this currency stays as it is. */
export function costOn(
  offer: { costPerDay: string; currency: string; prices: Seasonal },
  day: CalendarDay,
): string {
  const { costPerDay, currency, prices } = offer;
  const read = parseCost(costPerDay, currency);
  if (!read.ok || !hasSeasons(prices)) return costPerDay;
  return costText(perDayOn(prices, { cost: read.minor, currency }, day), currency);
}

/** The cost text of a trip that begins on a day in a season; empty outside of seasons, where the usual cost applies. */
export const seasonCostOn = (offer: Parameters<typeof costOn>[0], day: CalendarDay): string =>
  seasonOn(offer.prices, day) === undefined ? '' : costOn(offer, day);

/** The lowest cost per day in any season, in minor units. */
export const lowestPerDay = (rules: Seasonal, of: { cost: number; currency: string }): number =>
  Math.min(of.cost, ...(rules.seasons ?? []).map(({ from }) => perDayOn(rules, of, from)));

/** The offer, at the cost of a trip that begins on this day. */
export const offerOn = <Offer extends Parameters<typeof costOn>[0]>(
  offer: Offer,
  day: CalendarDay,
): Offer & { travelDate: CalendarDay } => ({
  ...offer,
  costPerDay: costOn(offer, day),
  travelDate: day,
});

export const hasSeasons = ({ seasons }: Seasonal): boolean => (seasons?.length ?? 0) > 0;

/** The first season that overlaps the next one. */
export function overlapOf(seasons: readonly Season[]): Season | undefined {
  const inOrder = seasons.toSorted((a, b) => a.from.localeCompare(b.from));
  return inOrder.find(({ to }, at) => {
    const next = inOrder[at + 1];
    return next !== undefined && next.from <= to;
  });
}

/** Seasons that haven't ended, in order. */
export const comingSeasons = ({ seasons = [] }: Seasonal, today: CalendarDay): Season[] =>
  seasons.filter(({ to }) => to >= today).toSorted((a, b) => a.from.localeCompare(b.from));

/**
 * The key of a season's name among a destination's texts, such as `season.2`. Seasons with the same name share the key
 * of the first one.
 */
export const seasonTextName = (
  { seasons = [] }: Pick<Seasonal, 'seasons'>,
  label: string,
): string => `season.${seasons.findIndex((season) => season.label === label)}`;
