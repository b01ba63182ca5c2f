import {
  costText,
  type Fee,
  type PriceOption,
  type PriceRules,
  type Season,
} from '@wayfarer/contract';
import { type TypedPlan, typedPlan } from '../../../kit/payment-plan/typed-plan.ts';

/** The price rules, with numbers as typed text. */
export interface PriceFields {
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

/** A number as typed text; null is empty. */
export const typedNumber = (value: number | null): string => (value === null ? '' : String(value));

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

/** The price rules as the editor shows them. */
export function priceFields(rules: PriceRules, currency = ''): PriceFields {
  const { childBelow, childPercent, groups, infantBelow, infantPercent, maxParty, per } = rules;
  return {
    per,
    childPercent: String(childPercent),
    infantPercent: String(infantPercent),
    childBelow: String(childBelow),
    infantBelow: String(infantBelow),
    maxParty: typedNumber(maxParty),
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
