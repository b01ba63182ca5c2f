import { type CustomerNote, TEXT_LIMITS } from '@wayfarer/contract';
import { errorDetail } from '../../../lib/error-text.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { NoteForm } from '../../kit/people/note-form.tsx';
import { Section } from '../../kit/screen/section.tsx';
import { customersApi } from './api.ts';
import { noteTexts as texts } from './copy.ts';

function Note({
  note,
  busy,
  onRemove,
}: {
  note: CustomerNote;
  busy: boolean;
  onRemove: () => void;
}) {
  return (
    <li className="rounded-field bg-sun-soft px-4 py-3 text-sm text-sun-ink">
      <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-xs">
        <span>{texts.by(note.by?.name, formatMoment(note.at))}</span>
        {note.removable && (
          <Button variant="ghost" size="sm" className="-me-3" disabled={busy} onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Staff's notes about a customer. */
export function Notes({ id, notes }: { id: string; notes: readonly CustomerNote[] }) {
  const [add] = customersApi.useAddCustomerNoteMutation();
  const [remove, removing] = customersApi.useRemoveCustomerNoteMutation();

  async function removeNote(note: string) {
    const answer = await remove({ params: { id, note } });
    if (answer.error) toast.error(`${texts.removeFailed} ${errorDetail(answer.error)}`);
  }

  return (
    <Section title={texts.title} aside={texts.aside}>
      <NoteForm
        texts={texts}
        limit={TEXT_LIMITS.message}
        add={(body) => add({ params: { id }, body })}
      />
      {notes.length === 0 ? (
        <p className="mt-4 text-sm text-muted">{texts.none}</p>
      ) : (
        <ul className="mt-4 flex flex-col gap-3">
          {notes.map((note) => (
            <Note
              key={note._id}
              note={note}
              busy={removing.isLoading}
              onRemove={() => void removeNote(note._id)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
