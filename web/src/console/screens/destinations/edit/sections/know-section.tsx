import { EFFORTS } from '@wayfarer/contract';
import { ToldFacts } from '../../../../../ui/destination/fact-fields.tsx';
import { FormCheckbox } from '../../../../../ui/form/bound/form-checkbox.tsx';
import { FormField } from '../../../../../ui/form/bound/form-field.tsx';
import { Select } from '../../../../../ui/form/select.tsx';
import { Textarea } from '../../../../../ui/form/textarea.tsx';
import { fieldTexts as texts } from '../copy.ts';
import { DigitsField } from './digits-field.tsx';
import { Part } from './part.tsx';

const LISTS = ['languages', 'notSuitable', 'notAllowed', 'accessibility', 'goodToKnow'] as const;

/** Lead time, group, the host, and what travelers should know before they book. */
export function KnowSection() {
  return (
    <Part name="know">
      <DigitsField name="details.leadDays" label={texts.leadDays} hint={texts.leadDaysHint} />
      <DigitsField name="details.groupSize" label={texts.groupSize} hint={texts.groupSizeHint} />
      <FormField name="details.effort" label={texts.effort}>
        <Select>
          <option value="">{texts.effortChoice}</option>
          {EFFORTS.map((effort) => (
            <option key={effort} value={effort}>
              {texts.efforts[effort]}
            </option>
          ))}
        </Select>
      </FormField>
      <FormCheckbox name="details.isPrivate" label={texts.isPrivate} />
      {LISTS.map((name) => (
        <FormField key={name} name={`details.${name}`} label={texts[name]} hint={texts.onePerLine}>
          <Textarea rows={3} />
        </FormField>
      ))}
      <ToldFacts texts={texts} path="facts." />
    </Part>
  );
}
