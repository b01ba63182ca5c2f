import { Download } from 'lucide';
import { useState } from 'react';
import { errorDetail } from '../../../api/error-text.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/layout/dialog.tsx';
import { useIdentityProof } from '../../account/identity-proof/use-identity-proof.tsx';
import { newsletterTexts as texts } from './copy.ts';
import { fetchTable } from './fetch-table.ts';

/** Saves what the filter finds as a file for spreadsheets. */
export function ExportButton({ view }: { view: string }) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { dialog, withProof } = useIdentityProof();

  async function save() {
    setAsking(false);
    setBusy(true);
    const table = await withProof(() => dispatch(fetchTable(view)));
    setBusy(false);
    if (!table) return;
    if (table.data === undefined) {
      toast.error(`${texts.exportFailed} ${errorDetail(table.error)}`);
      return;
    }
    // reading it as text took the mark away by which spreadsheets know the letters
    const content = table.data.startsWith('\uFEFF') ? table.data : `\uFEFF${table.data}`;
    saveFile(texts.file, 'text/csv;charset=utf-8', content);
    toast.success(texts.exported);
  }

  return (
    <>
      <Button variant="secondary" loading={busy} onClick={() => setAsking(true)}>
        {!busy && <Icon shape={Download} className="size-4" />}
        {busy ? texts.exporting : texts.export}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.question}
        text={texts.explanation}
        confirmLabel={texts.confirm}
        onConfirm={() => void save()}
        onCancel={() => setAsking(false)}
      />
      {dialog}
    </>
  );
}
