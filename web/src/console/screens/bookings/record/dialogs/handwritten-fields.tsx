import { TEXT_LIMITS } from '@wayfarer/contract';
import { FormField } from '../../../../../ui/form/bound/form-field.tsx';
import { Input } from '../../../../../ui/form/input.tsx';
import { Textarea } from '../../../../../ui/form/textarea.tsx';
import { mailTexts as texts } from '../copy.ts';

/** The fields of a custom email. */
export function HandwrittenFields() {
  return (
    <>
      <FormField name="subject" label={texts.subject} required>
        <Input maxLength={TEXT_LIMITS.mailSubject} autoComplete="off" />
      </FormField>
      <FormField name="body" label={texts.body} hint={texts.bodyHint} required>
        <Textarea rows={5} maxLength={TEXT_LIMITS.message} />
      </FormField>
    </>
  );
}
