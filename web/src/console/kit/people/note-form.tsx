import { wordsForm } from '@wayfarer/contract';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { clearSent } from '../screen/clear-sent.ts';

/** A form for a note to colleagues. Text that is typed while a note is being sent stays in the form. */
export function NoteForm({
  texts: { done, failed, ...texts },
  limit,
  add,
}: {
  texts: {
    label: string;
    placeholder: string;
    add: string;
    adding?: string;
    missing: string;
    done?: string;
    failed?: string;
  };
  /** The maximum number of characters. */
  limit: number;
  add: (note: { text: string }) => Promise<{ error?: unknown }>;
}) {
  const form = useSchemaForm(wordsForm(limit, texts.missing), { text: '' });
  const submit = useSubmit(form, add, {
    act: 'note',
    done,
    failed,
    onDone: (_, sent) => clearSent(form, sent),
  });
  return (
    <Form of={submit} className="mt-4 flex flex-col items-start gap-3 first:mt-0">
      <FormField name="text" label={texts.label} hideLabel className="w-full">
        <Textarea rows={2} maxLength={limit} placeholder={texts.placeholder} />
      </FormField>
      <SubmitButton variant="secondary" size="sm" busyLabel={texts.adding}>
        {texts.add}
      </SubmitButton>
    </Form>
  );
}
