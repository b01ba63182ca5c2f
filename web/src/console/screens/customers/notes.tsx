import type { CustomerNote } from '@wayfarer/contract';
import { TEXT_LIMITS } from '@wayfarer/contract';
import { type FormEvent, useState } from 'react';
import { errorDetail } from '../../../api/error-text.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { clearSent } from '../../kit/form/clear-sent.ts';
import { Section } from '../../kit/screen/section.tsx';
import { customersApi } from './api.ts';
import { noteTexts as texts } from './copy.ts';

/** What colleagues noted about a customer. */
export function Notes({ id, notes }: { id: string; notes: readonly CustomerNote[] }) {
  const [text, setText] = useState('');
  const [add, { error, isLoading }] = customersApi.useAddCustomerNoteMutation();
  const [remove, removing] = customersApi.useRemoveCustomerNoteMutation();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading || text.trim() === '') return;
    const answer = await add({ params: { id }, body: { text } });
    if (!answer.error) setText(clearSent(text));
  }

  async function removeNote(note: string) {
    const answer = await remove({ params: { id, note } });
    if (answer.error) toast.error(`${texts.removeFailed} ${errorDetail(answer.error)}`);
  }

  return (
    <Section title={texts.title} aside={texts.aside}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col items-start gap-3">
        {error && (
          <Banner>
            {texts.failed} {errorDetail(error)}
          </Banner>
        )}
        <Field label={texts.label} hideLabel className="w-full">
          <Textarea
            rows={2}
            maxLength={TEXT_LIMITS.message}
            placeholder={texts.placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" size="sm" loading={isLoading}>
          {isLoading ? texts.adding : texts.add}
        </Button>
      </form>
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
