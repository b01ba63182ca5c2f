import type { Call } from '@wayfarer/contract';
import { Download } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { ConfirmDialog } from '../../../../ui/layout/dialog.tsx';
import { listTexts } from '../copy.ts';
import { useTableFile } from './use-table-file.ts';

/** Saves what a filter finds as a file for spreadsheets: people's data, so it is asked before and written down. */
export function ExportTable({
  call,
  view,
  texts,
}: {
  call: Call;
  /** The filter, as the address has it. */
  view: string;
  texts: { file: string; question: string; explanation: string };
}) {
  const [asking, setAsking] = useState(false);
  const { busy, save } = useTableFile();

  function confirm() {
    setAsking(false);
    void save(call, { view }, texts.file);
  }

  return (
    <>
      <Button variant="secondary" loading={busy} onClick={() => setAsking(true)}>
        {!busy && <Icon shape={Download} className="size-4" />}
        {busy ? listTexts.exporting : listTexts.export}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.question}
        text={texts.explanation}
        confirmLabel={listTexts.confirm}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
