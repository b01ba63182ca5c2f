import { ToldFacts } from '../../../../ui/destination/fact-fields.tsx';
import { FormField } from '../../../../ui/form/bound/form-field.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { fieldTexts as texts } from './copy.ts';
import { DigitsField } from './digits-field.tsx';
import { Part } from './part.tsx';

/** Lead time, group, the host, and what travelers should know before they book. */
export function KnowSection() {
  const names = ['languages', 'notSuitable', 'accessibility', 'goodToKnow'] as const;
  return (
    <Part name="know">
      <DigitsField name="details.leadDays" label={texts.leadDays} hint={texts.leadDaysHint} />
      <DigitsField name="details.groupSize" label={texts.groupSize} hint={texts.groupSizeHint} />
      {names.map((name) => (
        <FormField key={name} name={`details.${name}`} label={texts[name]} hint={texts.onePerLine}>
          <Textarea rows={3} />
        </FormField>
      ))}
      <ToldFacts texts={texts} path="facts." />
    </Part>
  );
}
