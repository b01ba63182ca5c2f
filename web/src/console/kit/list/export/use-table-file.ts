import type { Call } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../../lib/error-text.ts';
import { useAppDispatch } from '../../../../api/store.ts';
import { saveFile } from '../../../../lib/device/save-file.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { useWithProof } from '../../staff/proof.ts';
import { listTexts } from '../copy.ts';
import { fetchTable, type TableInput } from './fetch-table.ts';

/** Fetches a table and saves it as a spreadsheet file. Asks the person to sign in again if that is required. */
export function useTableFile() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const withProof = useWithProof();

  async function save(call: Call, input: TableInput, name: string) {
    setBusy(true);
    const table = await withProof(() => dispatch(fetchTable(call, input)));
    setBusy(false);
    if (!table) return;
    if (table.data === undefined) {
      toast.error(`${listTexts.exportFailed} ${errorDetail(table.error)}`, 'table-file');
      return;
    }
    // reading the response as text removed the byte order mark, which tells spreadsheets the encoding
    const content = table.data.startsWith('\uFEFF') ? table.data : `\uFEFF${table.data}`;
    saveFile(name, 'text/csv;charset=utf-8', content);
    toast.success(listTexts.exported, 'table-file');
  }

  return { busy, save };
}
