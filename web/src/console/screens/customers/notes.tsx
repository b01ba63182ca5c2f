import { type CustomerNote, TEXT_LIMITS, wordsForm } from '@wayfarer/contract';
import { errorDetail } from '../../../lib/error-text.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { clearSent } from '../../kit/screen/clear-sent.ts';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { useSchemaForm } from '../../../ui/form/bound/use-schema-form.ts';
import { useSubmit } from '../../../ui/form/bound/use-submit.ts';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Section } from '../../kit/screen/section.tsx';
import { customersApi } from './api.ts';
import { noteTexts as texts } from './copy.ts';

/** Staff's notes about a customer. */
export function Notes({ id, notes }: { id: string; notes: readonly CustomerNote[] }) {
  const form = useSchemaForm(wordsForm(TEXT_LIMITS.message, texts.missing), { text: '' });
  const [add] = customersApi.useAddCustomerNoteMutation();
  const submit = useSubmit(form, (body) => add({ params: { id }, body }), {
    failed: texts.failed,
    onDone: (_, sent) => clearSent(form, sent),
  });
  const [remove, removing] = customersApi.useRemoveCustomerNoteMutation();

  async function removeNote(note: string) {
    const answer = await remove({ params: { id, note } });
    if (answer.error) toast.error(`${texts.removeFailed} ${errorDetail(answer.error)}`);
  }

  return (
    <Section title={texts.title} aside={texts.aside}>
      <Form of={submit} className="flex flex-col items-start gap-3">
        <FormField name="text" label={texts.label} hideLabel className="w-full">
          <Textarea rows={2} maxLength={TEXT_LIMITS.message} placeholder={texts.placeholder} />
        </FormField>
        <SubmitButton variant="secondary" size="sm" busyLabel={texts.adding}>
          {texts.add}
        </SubmitButton>
      </Form>
      {notes.length === 0 ? (
        <p className="mt-4 text-sm text-muted">{texts.none}</p>
      ) : (
        <ul className="mt-4 flex flex-col gap-3">
          {notes.map((note) => (
            <li key={note._id} className="rounded-field bg-sun-soft px-4 py-3 text-sm text-sun-ink">
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-xs">
                <span>{texts.by(note.by?.name, formatMoment(note.at))}</span>
                {note.removable && (
                  <Button
                    variant="ghost"
                    size="sm"
                    className="-mr-3"
                    disabled={removing.isLoading}
                    onClick={() => void removeNote(note._id)}
                  >
                    {texts.remove}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
