import { type SpotFields, spotForm } from '@wayfarer/contract';
import type { Resolver } from 'react-hook-form';
import { faultsOf } from '../../../kit/payment-plan/typed-plan.ts';
import { ownWords } from '../copy.texts.js';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { typed } from './send-draft.ts';

/** The editor's own message for an empty required field. */
function ownWord(facts: SpotFields, field: string): string | undefined {
  const required = (['spot', 'country', 'cost', 'image'] as const).find((one) => one === field);
  return required && facts[required].trim() === '' ? ownWords[required] : undefined;
}

const NUMBERS = ['groupSize', 'leadDays', 'lat', 'lon'] as const;

/**
 * The faults of details that should be numbers but aren't. They are found here, because JSON would send them as null.
 */
const numberFaults = ({ details }: Draft) =>
  NUMBERS.filter((field) => Number.isNaN(typed(details[field]))).map(
    (field) => [field, { type: 'rule', message: ownWords.number }] as const,
  );

/** The faults of the payment plan, which the server names only in English. */
const planFaults = ({ prices: { plan } }: Draft, currency: string) =>
  Object.entries(faultsOf(plan, currency)).map(
    ([field, message]) => [field, { type: 'rule', message }] as const,
  );

/**
 * Checks the facts (by the rules of the travelers' form, with messages for the agency), the numbers among the details,
 * and the payment plan. The server checks everything else.
 */
export function resolverFor(currency: string): Resolver<Draft, unknown, Draft> {
  const rules = spotForm(currency);
  return (draft) => {
    const issues = rules.safeParse(draft.facts).error?.issues ?? [];
    const facts = issues.map(({ message, path }) => {
      const field = String(path[0]);
      return [field, { type: 'rule', message: ownWord(draft.facts, field) ?? message }] as const;
    });
    const details = numberFaults(draft);
    const plan = planFaults(draft, currency);
    if (facts.length + details.length + plan.length === 0) return { values: draft, errors: {} };
    return {
      values: {},
      errors: {
        ...(facts.length > 0 && { facts: Object.fromEntries(facts.toReversed()) }),
        ...(details.length > 0 && { details: Object.fromEntries(details) }),
        ...(plan.length > 0 && { prices: { plan: Object.fromEntries(plan) } }),
      },
    };
  };
}

const NAMED_PARTS = ['facts', 'details', 'prices'] as const;

/** The editor's field that an error of a call is about, such as `details.phone`. */
export function fieldOfFault(field: string): string {
  if (field.includes('plan.'))
    return `prices.plan.${field.endsWith('.balanceDays') ? 'days' : 'value'}`;
  const name = nameOfFault(field);
  const part = NAMED_PARTS.find((one) => name in EMPTY_DRAFT[one]);
  return part === undefined ? name : `${part}.${name}`;
}

function nameOfFault(field: string): string {
  const said = field.replace('.value', '');
  const known = {
    average_cost: 'cost',
    travel_time: 'travelTime',
    totalVisitorsPerYear: 'visitors',
  };
  const [group = '', name = group] = said.split(/[.[]/);
  return group in known || name in known
    ? known[(name in known ? name : group) as keyof typeof known]
    : name;
}
