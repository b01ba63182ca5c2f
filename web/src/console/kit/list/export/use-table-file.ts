import type { Call } from '@wayfarer/contract';
import { useRef, useState } from 'react';
import { errorDetail } from '../../../../lib/error-text.ts';
import { useAppDispatch } from '../../../../api/store.ts';
import { saveFile } from '../../../../lib/device/save-file.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { useWithProof } from '../../staff/proof.ts';
import { listTexts } from '../copy.ts';
import { fetchTable, type TableInput } from './fetch-table.ts';

/** The minimum time between two updates of the progress, in milliseconds. */
const SHOW_EVERY_MS = 200;

/**
 * Fetches a table and, once it is complete, saves it as a spreadsheet file. If the call requires a recent sign-in, asks
 * the person to sign in again.
 */
export function useTableFile() {
  const dispatch = useAppDispatch();
  const withProof = useWithProof();
  const [busy, setBusy] = useState(false);
  const [rows, setRows] = useState(0);
  /** The reason why the last attempt failed; empty if it didn't fail. */
  const [problem, setProblem] = useState('');
  const stopping = useRef<AbortController>(null);

  async function save(call: Call, input: TableInput, name: string) {
    const stopped = new AbortController();
    stopping.current = stopped;
    let arrived = 0;
    let shownAt = 0;
    const onRows = (count: number) => {
      arrived = count;
      if (performance.now() - shownAt < SHOW_EVERY_MS) return;
      shownAt = performance.now();
      setRows(count);
    };
    setBusy(true);
    setProblem('');
    setRows(0);
    const { signal } = stopped;
    const table = await withProof(() => dispatch(fetchTable(call, input, { signal, onRows })));
    setBusy(false);
    if (!table || signal.aborted) return;
    if (table.data === undefined) {
      setProblem(listTexts.exportFailed(arrived, errorDetail(table.error)));
      return;
    }
    saveFile(name, 'text/csv;charset=utf-8', table.data);
    toast.success(listTexts.exported, 'table-file');
  }

  return { busy, rows, problem, save, stop: () => stopping.current?.abort() };
}
