import { useController, useFormContext } from 'react-hook-form';
import { useFault } from '../../../../../ui/form/bound/form-field.tsx';
import { PlanFields } from '../../../../kit/payment-plan/plan-fields.tsx';
import { fieldTexts as texts } from '../copy.ts';
import type { Draft } from '../draft.ts';

/** The destination's own payment plan. */
export function PlanFieldset() {
  const { clearErrors, control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'prices.plan' });
  const value = useFault('prices.plan.value');
  const days = useFault('prices.plan.days');
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-2 text-sm font-semibold">{texts.plan}</legend>
      <PlanFields
        typed={field.value}
        onChange={(typed) => {
          clearErrors('prices.plan');
          field.onChange(typed);
        }}
        faults={{ ...(value !== undefined && { value }), ...(days !== undefined && { days }) }}
        usual={texts.usualPlan}
        usualText={texts.usualPlanText}
      />
    </fieldset>
  );
}
