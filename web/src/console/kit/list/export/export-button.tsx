import type { Call } from '@wayfarer/contract';
import { Download } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { ConfirmDialog } from '../../../../ui/layout/dialog.tsx';
import { listTexts as texts } from '../copy.ts';
import type { TableInput } from './fetch-table.ts';
import { useTableFile } from './use-table-file.ts';

export interface TableExport {
  /** The call that returns the table, such as `exportCustomers`. */
  call: Call;
  /** The button's label, if the usual label could mean several tables. */
  label?: string;
  file: string;
  /** Asks for confirmation first, if the file contains personal data. */
  ask?: { question: string; explanation: string };
}

/** Saves a table as a spreadsheet file. A plain link wouldn't work, because it doesn't send the ID token. */
export function ExportButton({
  call,
  file,
  ask,
  input,
  label = texts.export,
}: TableExport & { input: TableInput }) {
  const [asking, setAsking] = useState(false);
  const { busy, problem, rows, save, stop } = useTableFile();
  const start = () => {
    setAsking(false);
    void save(call, input, file);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        loading={busy}
        onClick={ask ? () => setAsking(true) : start}
      >
        {!busy && <Icon shape={Download} className="size-4" />}
        {busy ? texts.exporting(rows) : label}
      </Button>
      {busy && (
        <Button variant="ghost" size="sm" onClick={stop}>
          {texts.stopExport}
        </Button>
      )}
      {problem !== '' && (
        <div className="order-last w-full">
          <Banner>{problem}</Banner>
        </div>
      )}
      {ask && (
        <ConfirmDialog
          open={asking}
          title={ask.question}
          text={ask.explanation}
          confirmLabel={texts.confirm}
          onConfirm={start}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
