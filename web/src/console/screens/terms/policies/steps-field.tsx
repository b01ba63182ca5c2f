import { type PolicyFields, WINDOW_LIMITS, WINDOW_UNITS } from '@wayfarer/contract';
import { Plus, Trash2 } from 'lucide';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { DigitsField } from '../digits-field.tsx';
import { FormField, useFault } from '../../../../ui/form/bound/form-field.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { formTexts as texts } from '../copy.ts';
import { NO_STEP } from './policy-fields.ts';

/** All steps are validated together: each depends on the step before it, so a change can fix or break another step. */
const RULES = { deps: 'windows' };

function Step({ at, onRemove }: { at: number; onRemove: () => void }) {
  const step = `windows.${at}`;
  return (
    <li className="flex items-start gap-2">
      <div className="grid min-w-0 grow grid-cols-1 gap-2 sm:grid-cols-3">
        <DigitsField name={`${step}.hoursBefore`} label={texts.amount} rules={RULES} />
        <FormField name={`${step}.unit`} label={texts.unit} rules={RULES}>
          <Select options={WINDOW_UNITS} names={texts.units} />
        </FormField>
        <DigitsField name={`${step}.refundPercent`} label={texts.percent} rules={RULES} />
      </div>
      <IconButton
        label={texts.removeStep(at + 1)}
        look="danger"
        className="mt-7"
        icon={<Icon shape={Trash2} className="size-5" />}
        onClick={onRemove}
      />
    </li>
  );
}

/** The refund steps: deadlines and percentages, earliest first. */
export function StepsField() {
  const { append, fields, remove } = useFieldArray<PolicyFields>({ name: 'windows' });
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{texts.steps}</legend>
      <p className="text-xs text-muted">{texts.stepsHint}</p>
      <ol className="mt-3 flex flex-col gap-4">
        {fields.map(({ id }, at) => (
          <Step key={id} at={at} onRemove={() => remove(at)} />
        ))}
      </ol>
      <FieldError id="windows-error" error={useFault('windows')} />
      {fields.length < WINDOW_LIMITS.count && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => append(NO_STEP)}>
          <Icon shape={Plus} className="size-4" />
          {texts.addStep}
        </Button>
      )}
    </fieldset>
  );
}
