import { WINDOW_LIMITS } from '@wayfarer/contract';
import { Plus, Trash2 } from 'lucide';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { Field, FieldError } from '../../../../ui/form/field.tsx';
import { Choice, TextField } from '../../../kit/form/fields.tsx';
import { formTexts as texts } from '../copy.ts';
import { digitsOf } from '../numbers.ts';
import { type Faults, NO_STEP, type StepDraft } from './draft.ts';

function Step({
  at,
  step,
  faults,
  onChange,
  onRemove,
}: {
  at: number;
  step: StepDraft;
  faults: Faults;
  onChange: (part: Partial<StepDraft>) => void;
  onRemove: () => void;
}) {
  return (
    <li className="flex items-start gap-2">
      <div className="grid min-w-0 grow grid-cols-2 gap-2 sm:grid-cols-3">
        <TextField
          label={texts.amount}
          inputMode="numeric"
          value={step.amount}
          error={faults[`windows.${at}.hoursBefore`]}
          onChange={(typed) => onChange({ amount: digitsOf(typed) })}
        />
        <Field label={texts.unit}>
          <Choice
            options={['days', 'hours']}
            names={texts.units}
            value={step.unit}
            onChoose={(unit) => onChange({ unit })}
          />
        </Field>
        <TextField
          label={texts.percent}
          inputMode="numeric"
          value={step.percent}
          error={faults[`windows.${at}.refundPercent`]}
          onChange={(typed) => onChange({ percent: digitsOf(typed) })}
        />
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

/** Until when how much comes back, the earliest first. */
export function StepsField({
  steps,
  faults,
  onChange,
}: {
  steps: readonly StepDraft[];
  faults: Faults;
  onChange: (steps: readonly StepDraft[]) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{texts.steps}</legend>
      <p className="text-xs text-muted">{texts.stepsHint}</p>
      <ol className="mt-3 flex flex-col gap-4">
        {steps.map((step, at) => (
          <Step
            key={`step ${at + 1}`}
            at={at}
            step={step}
            faults={faults}
            onChange={(part) =>
              onChange(steps.map((other, one) => (one === at ? { ...other, ...part } : other)))
            }
            onRemove={() => onChange(steps.filter((_, one) => one !== at))}
          />
        ))}
      </ol>
      <FieldError id="windows-error" error={faults['windows']} />
      {steps.length < WINDOW_LIMITS.count && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => onChange([...steps, NO_STEP])}
        >
          <Icon shape={Plus} className="size-4" />
          {texts.addStep}
        </Button>
      )}
    </fieldset>
  );
}
