import type { CalendarDay } from '../../trips/dates/travel-dates.ts';
import { parseCost } from '../amounts/cost.ts';
import { costText } from '../amounts/cost-text.ts';
import { minorStep } from '../amounts/currency.ts';
import { floorPercent } from '../amounts/rounding.ts';
import type { PriceRules, Season } from './trip-price.ts';

/** The maximum number of seasons of a destination. */
export const SEASONS_MAX = 24;
/** The maximum length of a season's name. */
export const SEASON_LABEL_MAX = 40;
/** The lowest and the highest percentage of the usual cost. */
export const SEASON_PERCENT = { min: 10, max: 500 } as const;

type Seasonal = Pick<PriceRules, 'seasons' | 'usualCost'>;

/** The season that a day belongs to, if any. */
export const seasonOn = ({ seasons }: Seasonal, day: CalendarDay): Season | undefined =>
  seasons?.find(({ from, to }) => from <= day && day <= to);

/**
 * The cost per day, in minor units, of a trip that begins on a day. That day decides the price of all days of the trip.
 * A percentage is rounded down to an amount that a card can pay, but not below the smallest such amount.
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

/** Like `perDayOn`, but for a cost text. A text that isn't in this currency stays as it is. */
export function costOn(
  offer: { costPerDay: string; currency: string; prices: Seasonal },
  day: CalendarDay,
): string {
  const { costPerDay, currency, prices } = offer;
  const read = parseCost(costPerDay, currency);
  if (!read.ok || !hasSeasons(prices)) return costPerDay;
  return costText(perDayOn(prices, { cost: read.minor, currency }, day), currency);
}

/** The lowest cost per day in any season, in minor units. */
export const lowestPerDay = (rules: Seasonal, of: { cost: number; currency: string }): number =>
  Math.min(of.cost, ...(rules.seasons ?? []).map(({ from }) => perDayOn(rules, of, from)));

/** The offer with the cost per day of a trip that begins on this day. */
export const offerOn = <Offer extends Parameters<typeof costOn>[0]>(
  offer: Offer,
  day: CalendarDay,
): Offer => ({ ...offer, costPerDay: costOn(offer, day) });

/** True if the cost per day depends on the day. */
export const hasSeasons = ({ seasons }: Seasonal): boolean => (seasons?.length ?? 0) > 0;

/** The first of two seasons that have a day in common; undefined if none do. */
export function overlapOf(seasons: readonly Season[]): Season | undefined {
  const inOrder = seasons.toSorted((a, b) => a.from.localeCompare(b.from));
  return inOrder.find(({ to }, at) => {
    const next = inOrder[at + 1];
    return next !== undefined && next.from <= to;
  });
}

/** The seasons that haven't ended, in the order in which they come. */
export const comingSeasons = ({ seasons = [] }: Seasonal, today: CalendarDay): Season[] =>
  seasons.filter(({ to }) => to >= today).toSorted((a, b) => a.from.localeCompare(b.from));

/**
 * The name of a season's name among the texts of a destination, such as `season.2`. Seasons with the same name share one
 * text, that of the first of them.
 */
export const seasonTextName = (
  { seasons = [] }: Pick<Seasonal, 'seasons'>,
  label: string,
): string => `season.${seasons.findIndex((season) => season.label === label)}`;
