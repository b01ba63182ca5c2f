import { getDocument } from '@wayfarer/contract';
import { useState } from 'react';
import type { ApiExtra } from '../../api/client.ts';
import { toRequest } from '../../api/request.ts';
import { useAppDispatch } from '../../api/store.ts';
import { requestPath } from '../../api/transport.ts';
import { saveFile } from '../../lib/device/save-file.ts';

const PDF = 'application/pdf';

/** The API's client can read only JSON. Null if the file couldn't be fetched. */
const fetchPaper =
  (id: string) =>
  async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<Blob | null> => {
    const { identity, transport } = extra as ApiExtra;
    const request = toRequest(getDocument, { params: { id } });
    if (transport) {
      const { body, status } = await transport(request);
      return status === 200 ? new Blob([String(body)], { type: PDF }) : null;
    }
    try {
      const token = await identity?.token();
      const answer = await fetch(`/api${requestPath(request)}`, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
      return answer.ok ? await answer.blob() : null;
    } catch {
      return null;
    }
  };

/** Saves the PDF of an invoice or credit note. `onFailure` is called if it couldn't be fetched. */
export function usePaperFile(onFailure: () => void) {
  const dispatch = useAppDispatch();
  /** The document that is being fetched. */
  const [busy, setBusy] = useState('');
  async function save({ _id, number }: { _id: string; number: string }) {
    setBusy(_id);
    const file = await dispatch(fetchPaper(_id));
    setBusy('');
    if (file === null) onFailure();
    else saveFile(`${number.replaceAll(/[\s/]/gu, '-')}.pdf`, PDF, [file]);
  }
  return { busy, save };
}
