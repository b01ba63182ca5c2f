import {
  type ChosenOption,
  chosenOptions,
  mostOfOption,
  type Party,
  type PriceRules,
} from '@wayfarer/contract';
import { invalidInput } from '../../../problem-error.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { agreedPrice } from '../policy.ts';

/** The options that a party chooses. Throws `invalid_input` for unknown ones, and for more than the party can choose. */
export function chooseOptions(
  { options = [] }: Pick<PriceRules, 'options'>,
  chosen: readonly ChosenOption[] | undefined,
  party: Party,
): readonly ChosenOption[] {
  if (chosen === undefined) return [];
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length) {
    throw invalidInput('options', 'must not contain the same option twice');
  }
  for (const { id, quantity } of chosen) {
    const option = options.find((one) => one.id === id);
    if (option === undefined) throw invalidInput('options', 'has an option that is not offered');
    const most = mostOfOption(option, party);
    if (quantity > most)
      throw invalidInput('options', `can have at most ${most} of ${option.label}`);
  }
  return chosen;
}

/** The options that a booking has, and the rules of its agreed price. */
export function optionsOf(booking: BookingRow): { chosen: ChosenOption[]; rules: PriceRules } {
  const { lines, rules } = agreedPrice(booking);
  return { chosen: chosenOptions(lines), rules };
}
