import type { Call } from '@wayfarer/contract';
import { Download } from 'lucide';
import { useState } from 'react';
import { errorDetail } from '../../../../api/error-text.ts';
import { useAppDispatch } from '../../../../api/store.ts';
import { saveFile } from '../../../../lib/device/save-file.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../../ui/layout/dialog.tsx';
import { useWithProof } from '../../operator/proof.ts';
import { listTexts } from '../copy.ts';
import { fetchTable } from './fetch-table.ts';

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
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const withProof = useWithProof();

  async function save() {
    setAsking(false);
    setBusy(true);
    const table = await withProof(() => dispatch(fetchTable(call, view)));
    setBusy(false);
    if (!table) return;
    if (table.data === undefined) {
      toast.error(`${listTexts.exportFailed} ${errorDetail(table.error)}`);
      return;
    }
    // reading it as text took the mark away by which spreadsheets know the letters
    const content = table.data.startsWith('\uFEFF') ? table.data : `\uFEFF${table.data}`;
    saveFile(texts.file, 'text/csv;charset=utf-8', content);
    toast.success(listTexts.exported);
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
        onConfirm={() => void save()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
