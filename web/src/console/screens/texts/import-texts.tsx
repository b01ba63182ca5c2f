import {
  type importTexts as call,
  type InputOf,
  type OutputOf,
  TEXTS_IMPORT,
} from '@wayfarer/contract';
import { Upload } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { importTexts as texts } from './copy.ts';
import { readTexts, type SentText } from './read-csv.ts';

type Answer = OutputOf<typeof call>;
/** Sends a part of a file, with texts either of destinations or of settings. */
type Send = (
  input: InputOf<typeof call>,
) => Promise<{ data: Answer; error?: undefined } | { error: NonNullable<unknown> }>;

/** Names for the preview: of a text, and of the destination or setting that it belongs to. */
interface Names {
  owner: (id: string, spot: string) => string;
  name: (id: string, name: string) => string;
}

/** The maximum number of changes that the preview lists. */
const SHOWN = 50;

interface Refused {
  line: number;
  reason: string;
}

interface Preview {
  rows: readonly SentText[];
  changes: Answer['changes'];
  refused: readonly Refused[];
}

function parts<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / TEXTS_IMPORT);
  return Array.from({ length: count }, (_, part) =>
    rows.slice(part * TEXTS_IMPORT, (part + 1) * TEXTS_IMPORT),
  );
}

/** Sends a file in parts; without `apply`, nothing is saved. */
const importing =
  (send: Send, language: string) =>
  async (rows: readonly SentText[], state: 'draft' | 'published', apply: boolean) => {
    const changes: Preview['changes'] = [];
    const refused: Refused[] = [];
    for (const part of parts(rows)) {
      const sent = part.map(({ id, name, text }) => ({ id, name, text }));
      const answer = await send({ body: { language, rows: sent, state, apply } });
      if (answer.error !== undefined) return { error: answer.error };
      changes.push(...answer.data.changes);
      for (const { reason, row } of answer.data.refused)
        refused.push({ line: part[row]?.line ?? 0, reason });
    }
    return { data: { rows, changes, refused } };
  };

/** Imports a translator's file, after a preview of the changes. */
export function ImportTexts({
  language,
  send,
  nameOf,
}: {
  language: string;
  send: Send;
  nameOf: Names;
}) {
  const id = useId();
  const run = importing(send, language);
  const [preview, setPreview] = useState<Preview>();
  const [fault, setFault] = useState('');
  const reading = useSend((rows: readonly SentText[]) => run(rows, 'draft', false), {
    onDone: ({ data }) => setPreview(data),
  });
  const saving = useSend((state: 'draft' | 'published') => run(preview?.rows ?? [], state, true), {
    done: texts.done,
    onDone: () => setPreview(undefined),
  });
  async function take(file: File | undefined) {
    setPreview(undefined);
    const rows = file && readTexts(await file.text(), language);
    setFault(file && !rows ? texts.notOurs(language) : '');
    if (rows) await reading.send(rows);
  }
  const problem = fault || (reading.problem ?? saving.problem);
  return (
    <>
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border border-line-strong/60 bg-surface px-4 text-sm font-semibold hover:border-ink has-focus-visible:outline-2"
      >
        <Icon shape={Upload} className="size-4" />
        {reading.busy ? texts.reading : texts.choose}
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          className="sr-only"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
      {problem && (
        <div className="order-last w-full">
          <Banner>{problem}</Banner>
        </div>
      )}
      {preview && (
        <div className="order-last w-full">
          <Changes
            preview={preview}
            nameOf={nameOf}
            busy={saving.busy}
            onSave={(state) => void saving.send(state)}
            onCancel={() => setPreview(undefined)}
          />
        </div>
      )}
    </>
  );
}

function Changes({
  preview: { changes, refused },
  nameOf,
  busy,
  onSave,
  onCancel,
}: {
  preview: Preview;
  nameOf: Names;
  busy: boolean;
  onSave: (state: 'draft' | 'published') => void;
  onCancel: () => void;
}) {
  return (
    <Card>
      <h2 role="status" className="text-lg font-bold">
        {changes.length === 0 ? texts.none : texts.title(changes.length)}
      </h2>
      {refused.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="min-h-11 py-2 font-semibold">{texts.refused(refused.length)}</summary>
          <ul>
            {refused.map(({ line, reason }) => (
              <li key={line}>{texts.row({ line, reason })}</li>
            ))}
          </ul>
        </details>
      )}
      <ul className="mt-4 max-h-96 divide-y divide-line overflow-y-auto text-sm" tabIndex={-1}>
        {changes.slice(0, SHOWN).map(({ id, name, spot, before, after }) => (
          <li key={`${id} ${name}`} className="py-3">
            <p className="font-semibold">
              {texts.what({ owner: nameOf.owner(id, spot), name: nameOf.name(id, name) })}
            </p>
            {before !== '' && <p className="wrap-anywhere text-muted">{texts.before(before)}</p>}
            <p className="wrap-anywhere">{texts.after(after)}</p>
          </li>
        ))}
      </ul>
      {changes.length > SHOWN && (
        <p className="mt-2 text-sm text-muted">{texts.more(changes.length - SHOWN)}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {changes.length > 0 && (
          <>
            <Button size="sm" loading={busy} onClick={() => onSave('published')}>
              {texts.publish}
            </Button>
            <Button size="sm" variant="secondary" disabled={busy} onClick={() => onSave('draft')}>
              {texts.draft}
            </Button>
          </>
        )}
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </Card>
  );
}
