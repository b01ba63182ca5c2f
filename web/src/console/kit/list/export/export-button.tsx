import type { Call } from '@wayfarer/contract';
import { Download } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { ConfirmDialog } from '../../../../ui/layout/dialog.tsx';
import { listTexts as texts } from '../copy.ts';
import type { TableInput } from './fetch-table.ts';
import { useTableFile } from './use-table-file.ts';

export interface TableExport {
  /** Whose answer is the file, such as `exportCustomers`. */
  call: Call;
  /** The name of the file. */
  file: string;
  /** Asked before, where the file holds what people entrusted to the agency. */
  ask?: { question: string; explanation: string };
}

/** Saves a table as a file for spreadsheets. A link cannot do that: it would not say who asks. */
export function ExportButton({ call, file, ask, input }: TableExport & { input: TableInput }) {
  const [asking, setAsking] = useState(false);
  const { busy, save } = useTableFile();
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
        {busy ? texts.exporting : texts.export}
      </Button>
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
