import { useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { describePlan, isPlan } from '../payment-plan/describe-plan.ts';
import { PlanFields } from '../payment-plan/plan-fields.tsx';
import {
  faultsOf,
  hasFaults,
  planOf,
  type TypedPlan,
  typedPlan,
} from '../payment-plan/typed-plan.ts';
import { ControlGroup } from './control-group.tsx';
import type { ControlProps } from './control-props.ts';
import { controlTexts as texts } from './copy.ts';

/** How trips are paid for, if the agency has a payment plan. */
export function PlanControl({ field, value, mark, error, onChange }: ControlProps) {
  const { currency } = usePublicConfig();
  const stored = typedPlan(isPlan(value) ? value : null, currency);
  const [kept, setKept] = useState({ typed: stored, sent: JSON.stringify(value) });
  // the value differs from the one typed here if the person has discarded it or restored an earlier one
  const typed = JSON.stringify(value) === kept.sent ? kept.typed : stored;
  const faults = faultsOf(typed, currency);
  function change(next: TypedPlan) {
    const sent = planOf(next, currency) ?? '';
    setKept({ typed: next, sent: JSON.stringify(sent) });
    onChange(sent);
  }
  // shows no error for an amount that hasn't been typed yet, unless the server has refused it
  const isUntouched = typed.value === '' && error === undefined;
  const { days, value: figure } = faults;
  return (
    <ControlGroup {...{ field, mark }} error={hasFaults(faults) ? undefined : error}>
      <div className="mt-3">
        <PlanFields
          typed={typed}
          onChange={change}
          faults={{
            ...(days !== undefined && { days }),
            ...(figure !== undefined && !isUntouched && { value: figure }),
          }}
          usual={texts.noPlan}
        />
      </div>
    </ControlGroup>
  );
}

/** A payment plan in words, for the history and for conflicts. */
export const describePlanSetting = (value: unknown, currency: string): string =>
  isPlan(value) ? describePlan(value, currency) : texts.noPlan;
