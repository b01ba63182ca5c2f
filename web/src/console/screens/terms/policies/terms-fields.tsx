import { type PolicyFields, PolicyForm, policySentences, TEXT_LIMITS } from '@wayfarer/contract';
import { useWatch } from 'react-hook-form';
import { DigitsField } from '../digits-field.tsx';
import { FormField } from '../../../../ui/form/bound/form-field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { formTexts as texts } from '../copy.ts';
import { Sentences } from './sentences.tsx';
import { StepsField } from './steps-field.tsx';

/** A preview of the sentences that travelers will see. It uses the server's own rule; the name isn't needed for it. */
function Preview() {
  const typed = useWatch<PolicyFields>();
  const { data } = PolicyForm.safeParse({ ...typed, name: texts.name });
  return (
    <section className="rounded-card bg-sunken p-4">
      <h3 className="mb-1 text-sm font-semibold">{texts.preview}</h3>
      <div aria-live="polite">
        <Sentences of={data ? policySentences(data) : [texts.noPreview]} />
      </div>
    </section>
  );
}

function CoolingOff() {
  const hours = useWatch<PolicyFields, 'coolingOffHours'>({ name: 'coolingOffHours' });
  return (
    <>
      <DigitsField name="coolingOffHours" label={texts.coolingOff} hint={texts.coolingOffHint} />
      {Number(hours) > 0 && <DigitsField name="coolingOffNotWithinHours" label={texts.notWithin} />}
    </>
  );
}

/** The fields for terms, with a preview of the sentences for travelers. */
export function TermsFields() {
  return (
    <>
      <FormField name="name" label={texts.name} hint={texts.nameHint} required>
        <Input maxLength={TEXT_LIMITS.policyName} autoComplete="off" />
      </FormField>
      <StepsField />
      <FormField name="basis" label={texts.basis}>
        <Select options={PolicyForm.shape.basis.options} names={texts.bases} />
      </FormField>
      <CoolingOff />
      <Preview />
    </>
  );
}
