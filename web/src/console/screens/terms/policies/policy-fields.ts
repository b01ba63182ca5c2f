import type { CancellationTerms, PolicyFields, RefundWindow } from '@wayfarer/contract';

const HOURS_OF_DAY = 24;

export const NO_STEP: PolicyFields['windows'][number] = {
  hoursBefore: '',
  unit: 'days',
  refundPercent: '',
};

export const NO_TERMS: PolicyFields = {
  name: '',
  windows: [NO_STEP],
  basis: 'paid',
  coolingOffHours: '',
  coolingOffNotWithinHours: '168',
};

/** A refund step. Its deadline is in days if travelers see it in days, too. */
function stepOf({ hoursBefore, refundPercent }: RefundWindow): typeof NO_STEP {
  const days = hoursBefore / HOURS_OF_DAY;
  const inDays = Number.isInteger(days) && days > 2;
  return {
    hoursBefore: String(inDays ? days : hoursBefore),
    unit: inDays ? 'days' : 'hours',
    refundPercent: String(refundPercent),
  };
}

/** Terms as the form's field values. */
export function fieldsOf({ name, ...terms }: CancellationTerms & { name: string }): PolicyFields {
  return {
    name,
    windows: terms.windows.map(stepOf),
    basis: terms.basis,
    coolingOffHours: terms.coolingOffHours === 0 ? '' : String(terms.coolingOffHours),
    coolingOffNotWithinHours: String(terms.coolingOffNotWithinHours),
  };
}
