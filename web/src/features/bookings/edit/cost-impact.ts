import { formatMoney } from '@wayfarer/contract';
import { updateTexts as texts } from '../copy.texts.js';

export interface CostImpact {
  kind: 'increase' | 'decrease' | 'unchanged';
  text: string;
}

/** The effect of a change on the total (spec §2, Update booking). Amounts in minor units. */
export function costImpact(before: number, after: number, currency: string): CostImpact {
  const difference = formatMoney(Math.abs(after - before), currency);
  if (after > before) return { kind: 'increase', text: texts.increase(difference) };
  if (after < before) return { kind: 'decrease', text: texts.decrease(difference) };
  return { kind: 'unchanged', text: texts.unchanged };
}
