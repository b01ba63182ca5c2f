import { STATEMENT_FILE, type StatementUpload } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { FileUp } from 'lucide';
import { type DragEvent, useId, useState } from 'react';
import { Icon } from '../../../ui/display/icon.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { transfersApi } from './api.ts';
import { dropTexts as texts, faultTexts } from './copy.texts.js';
import { uploadProblem } from './upload-problem.ts';

const BUTTON =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-xl border border-line-strong/60 bg-surface px-4 text-sm font-semibold hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) max-sm:w-full';

/** Uploads a file, and keeps the result. */
function useStatement() {
  const [upload] = transfersApi.useUploadStatementMutation();
  const [added, setAdded] = useState<StatementUpload>();
  const sending = useSend(
    // some browsers don't know the type of a bank's file
    (file: File) => upload({ body: new Blob([file], { type: 'application/octet-stream' }) }),
    { explain: uploadProblem, onDone: ({ data }) => setAdded(data) },
  );
  function send(file: File | undefined) {
    if (file === undefined || sending.busy) return;
    setAdded(undefined);
    if (file.size > STATEMENT_FILE.maxBytes) sending.setProblem(faultTexts.tooLarge);
    else void sending.send(file);
  }
  return { added, busy: sending.busy, problem: sending.problem, send };
}

function Added({ upload: { added, known, otherCurrency } }: { upload: StatementUpload }) {
  const parts = [
    added > 0 ? texts.added(added) : known + otherCurrency > 0 ? texts.nothingNew : texts.nothing,
    known > 0 ? texts.known(known) : '',
    otherCurrency > 0 ? texts.otherCurrency(otherCurrency) : '',
  ];
  return <Banner tone={added > 0 ? 'success' : 'info'}>{parts.filter(Boolean).join(' ')}</Banner>;
}

function ChooseButton({
  busy,
  hint,
  onFile,
}: {
  busy: boolean;
  hint: string;
  onFile: (file: File | undefined) => void;
}) {
  return (
    <label className={BUTTON}>
      {busy && <Spinner size="sm" />}
      {busy ? texts.reading : texts.choose}
      <input
        type="file"
        accept=".xml,.sta,.mt940,.940,.swi,.txt,.csv,text/csv,text/xml,application/xml"
        aria-describedby={hint}
        aria-disabled={busy}
        className="sr-only"
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // lets the same file be chosen again
          target.value = '';
        }}
      />
    </label>
  );
}

/** Accepts a bank statement that is dropped or chosen, and says what was in it. */
export function StatementDrop() {
  const { added, busy, problem, send } = useStatement();
  const [over, setOver] = useState(false);
  const hint = useId();
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files[0]);
  }
  return (
    <div className="mb-5 flex flex-col gap-3 print:hidden">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a pointer's shortcut for the button within */}
      <div
        role="group"
        aria-label={texts.label}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          'flex flex-wrap items-center gap-4 rounded-card border-2 border-dashed px-5 py-4',
          over ? 'border-brand bg-sunken' : 'border-line-strong/60',
        )}
      >
        <Icon shape={FileUp} className="size-5 shrink-0 text-muted" />
        <div id={hint} className="min-w-0 grow basis-56">
          <p className="text-sm font-semibold pointer-coarse:hidden">{texts.drop}</p>
          <p className="hidden text-sm font-semibold pointer-coarse:block">{texts.upload}</p>
          <p className="mt-0.5 text-sm text-muted">{texts.formats}</p>
        </div>
        <ChooseButton busy={busy} hint={hint} onFile={send} />
      </div>
      {added && <Added upload={added} />}
      {problem !== undefined && <Banner>{problem}</Banner>}
    </div>
  );
}
