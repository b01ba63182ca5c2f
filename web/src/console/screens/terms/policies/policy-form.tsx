import { policySentences, TEXT_LIMITS } from '@wayfarer/contract';
import { Field } from '../../../../ui/form/field.tsx';
import { Choice, TextField } from '../../../kit/form/fields.tsx';
import { formTexts as texts } from '../copy.ts';
import { digitsOf } from '../numbers.ts';
import { type Draft, type Faults, faultsOf, termsOf } from './draft.ts';
import { Sentences } from './sentences.tsx';
import { StepsField } from './steps-field.tsx';

interface FormProps {
  draft: Draft;
  faults: Faults;
  onChange: (draft: Draft) => void;
}

/** What travelers will read, by the rule that the server says it by. */
function Preview({ draft }: { draft: Draft }) {
  const isWhole = Object.keys(faultsOf(draft)).every((field) => field === 'name');
  return (
    <section className="rounded-card bg-sunken p-4">
      <h3 className="mb-1 text-sm font-semibold">{texts.preview}</h3>
      <div aria-live="polite">
        <Sentences of={isWhole ? policySentences(termsOf(draft)) : [texts.noPreview]} />
      </div>
    </section>
  );
}

function CoolingOff({ draft, faults, onChange }: FormProps) {
  const fields = ['coolingOffHours', 'coolingOffNotWithinHours'] as const;
  return fields
    .filter((field) => field === 'coolingOffHours' || Number(draft.coolingOffHours) > 0)
    .map((field) => {
      const isFirst = field === 'coolingOffHours';
      return (
        <TextField
          key={field}
          label={isFirst ? texts.coolingOff : texts.notWithin}
          hint={isFirst ? texts.coolingOffHint : undefined}
          error={faults[field]}
          inputMode="numeric"
          value={draft[field]}
          onChange={(typed) => onChange({ ...draft, [field]: digitsOf(typed) })}
        />
      );
    });
}

/** Name, steps and the rest of terms, and what travelers will read. */
export function PolicyForm({ draft, faults, onChange }: FormProps) {
  return (
    <>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        value={draft.name}
        error={faults['name']}
        maxLength={TEXT_LIMITS.policyName}
        required
        onChange={(name) => onChange({ ...draft, name })}
      />
      <StepsField
        steps={draft.steps}
        faults={faults}
        onChange={(steps) => onChange({ ...draft, steps })}
      />
      <Field label={texts.basis} error={faults['basis']}>
        <Choice
          options={['paid', 'total']}
          names={texts.bases}
          value={draft.basis}
          onChoose={(basis) => onChange({ ...draft, basis })}
        />
      </Field>
      <CoolingOff draft={draft} faults={faults} onChange={onChange} />
      <Preview draft={draft} />
    </>
  );
}
