import { Upload } from 'lucide';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/display/icon.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { importTexts as texts } from './copy.ts';
import { decodeFile } from './decode-file.ts';
import { type Names, Preview, type Previewed } from './import-preview.tsx';
import { readTexts, type ReadTexts } from './read-csv.ts';
import { type Send, sendInParts } from './send-in-parts.ts';

type Read = Extract<ReadTexts, { fault?: undefined }>;
interface Ready extends Previewed {
  read: Read;
}

const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line;

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
  const [ready, setReady] = useState<Ready>();
  const [fault, setFault] = useState('');
  const reading = useSend(
    async (read: Read) => {
      const answer = await sendInParts(send, read.rows, { language, state: 'draft', apply: false });
      if (answer.error !== undefined) return { error: answer.error };
      const refused = [...read.refused, ...answer.refused].toSorted(byLine);
      return { data: { read, changes: answer.changes, refused } };
    },
    { onDone: ({ data }) => setReady(data) },
  );
  const saving = useSend(
    async (state: 'draft' | 'published') => {
      const rows = ready?.read.rows ?? [];
      const answer = await sendInParts(send, rows, { language, state, apply: true });
      if (answer.error !== undefined && answer.sent > 0) setFault(texts.partly);
      return answer;
    },
    { done: texts.done, onDone: () => setReady(undefined) },
  );
  async function take(file: File) {
    setReady(undefined);
    setFault('');
    saving.setProblem(undefined);
    const text = await decodeFile(file);
    const read = text === undefined ? undefined : readTexts(text, language);
    if (!read) setFault(texts.notText);
    else if (read.fault === 'columns') setFault(texts.notOurs(language));
    else if (read.fault === 'quote') setFault(texts.openQuote(read.line));
    else await reading.send(read);
  }
  const problem = [reading.problem ?? saving.problem, fault].filter(Boolean).join(' ');
  return (
    <>
      <FileButton busy={reading.busy} onFile={(file) => void take(file)} />
      {problem !== '' && (
        <div className="order-last w-full">
          <Banner>{problem}</Banner>
        </div>
      )}
      {ready && (
        <div className="order-last w-full">
          <Preview
            found={ready}
            nameOf={nameOf}
            busy={saving.busy}
            onSave={(state) => {
              setFault('');
              void saving.send(state);
            }}
            onCancel={() => setReady(undefined)}
          />
        </div>
      )}
    </>
  );
}

function FileButton({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border border-line-strong/60 bg-surface px-4 text-sm font-semibold hover:border-ink has-focus-visible:outline-2"
    >
      <Icon shape={Upload} className="size-4" />
      {busy ? texts.reading : texts.choose}
      <input
        id={id}
        type="file"
        accept=".csv,text/csv,.txt,text/plain"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
