import type { Party } from '../../trips/party.ts';
import { minorStep } from '../amounts/currency.ts';
import { floorStep } from '../amounts/rounding.ts';
import type { PriceLine } from './price-lines.ts';

export const OPTIONS_MAX = 10;
export const OPTION_QUANTITY_MAX = 99;

/** Something that travelers can add to a trip, such as a transfer. */
export interface PriceOption {
  id: string;
  label: string;
  /**
   * `booking`: any quantity; `person`: for at most as many people as travel, without infants; `person_day`: the same,
   * for each day.
   */
  per: 'person' | 'booking' | 'person_day';
  minor: number;
  /** The highest quantity. */
  max: number;
  /** The id of its tax rate, if it isn't the trip's. */
  taxRate?: string | undefined;
}

export interface ChosenOption {
  id: string;
  quantity: number;
}

/** The highest quantity of an option that a party can choose. */
export const mostOfOption = (
  { max, per }: Pick<PriceOption, 'max' | 'per'>,
  { adults, children }: Party,
): number => (per === 'booking' ? max : Math.min(max, adults + children));

/** The lines of the chosen options. A quantity above what the party can choose counts as the highest one. */
export function optionLines(
  options: readonly PriceOption[],
  chosen: readonly ChosenOption[],
  { currency, days: length, party }: { currency: string; days: number; party: Party },
): PriceLine[] {
  return options.flatMap((option): PriceLine[] => {
    const { id, label, minor, per, taxRate } = option;
    const wanted = chosen.find((one) => one.id === id)?.quantity ?? 0;
    const quantity = Math.min(wanted, mostOfOption(option, party));
    const unit = floorStep(minor, minorStep(currency));
    if (quantity <= 0 || unit === 0) return [];
    const days = per === 'person_day' ? length : 1;
    const line = { kind: 'option', id, label, quantity, unit, days } as const;
    return [{ ...line, amount: quantity * unit * days, ...(taxRate !== undefined && { taxRate }) }];
  });
}

/** The options of an agreed price. */
export const chosenOptions = (lines: readonly PriceLine[]): ChosenOption[] =>
  lines.flatMap(({ id, kind, quantity }) =>
    kind === 'option' && id !== undefined ? [{ id, quantity }] : [],
  );

interface Optional {
  options?: PriceOption[] | undefined;
}

/** Today's rules, with the options of a booking that are no longer offered at the agreed prices. */
export function withKeptOptions<Rules extends Optional>(
  rules: Rules,
  agreed: Optional,
  chosen: readonly ChosenOption[],
): Rules {
  const { options = [] } = rules;
  const gone = (agreed.options ?? []).filter(
    ({ id }) => chosen.some((one) => one.id === id) && !options.some((option) => option.id === id),
  );
  return gone.length === 0 ? rules : { ...rules, options: [...options, ...gone] };
}

/** The agreed rules with the options that a booking can have: its own at agreed prices, all others as offered today. */
export function withOfferedOptions<Rules extends Optional>(
  agreed: Rules,
  today: Optional,
  chosen: readonly ChosenOption[],
): Rules {
  const isOwn = ({ id }: PriceOption) => chosen.some((one) => one.id === id);
  const own = (agreed.options ?? []).filter(isOwn);
  const others = (today.options ?? []).filter((option) => !isOwn(option));
  return { ...agreed, options: [...own, ...others] };
}

/** True if the agreed options include at least these quantities. */
export const isWithinOptions = (
  agreed: readonly ChosenOption[],
  chosen: readonly ChosenOption[],
): boolean =>
  chosen.every(({ id, quantity }) =>
    agreed.some((one) => one.id === id && one.quantity >= quantity),
  );

export const areSameOptions = (
  one: readonly ChosenOption[],
  other: readonly ChosenOption[],
): boolean => isWithinOptions(one, other) && isWithinOptions(other, one);
