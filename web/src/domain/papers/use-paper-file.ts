import { getDocument, getGuestDocument } from '@wayfarer/contract';
import { useState } from 'react';
import type { ApiExtra } from '../../api/client.ts';
import { toRequest } from '../../api/request.ts';
import { useAppDispatch } from '../../api/store.ts';
import { type ApiRequest, requestPath } from '../../api/transport.ts';
import { saveFile } from '../../lib/device/save-file.ts';

const PDF = 'application/pdf';

async function headersOf(
  { auth, body }: ApiRequest,
  identity: ApiExtra['identity'],
): Promise<Record<string, string>> {
  const token = auth === 'user' ? await identity?.token() : undefined;
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

/** The API's client can read only JSON. Null if the file couldn't be fetched. */
const fetchPaper =
  (id: string, token: string | undefined) =>
  async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<Blob | null> => {
    const { identity, transport } = extra as ApiExtra;
    const request =
      token === undefined
        ? toRequest(getDocument, { params: { id } })
        : toRequest(getGuestDocument, { body: { id, token } });
    if (transport) {
      const { body, status } = await transport(request);
      return status === 200 ? new Blob([String(body)], { type: PDF }) : null;
    }
    try {
      const answer = await fetch(`/api${requestPath(request)}`, {
        method: request.method,
        headers: await headersOf(request, identity),
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      });
      return answer.ok ? await answer.blob() : null;
    } catch {
      return null;
    }
  };

/**
 * Saves the PDF of an invoice or credit note. `onFailure` is called if it couldn't be fetched. `token` is that of the
 * link of a customer without an account.
 */
export function usePaperFile(onFailure: () => void, token?: string) {
  const dispatch = useAppDispatch();
  /** The document that is being fetched. */
  const [busy, setBusy] = useState('');
  async function save({ _id, number }: { _id: string; number: string }) {
    setBusy(_id);
    const file = await dispatch(fetchPaper(_id, token));
    setBusy('');
    if (file === null) onFailure();
    else saveFile(`${number.replaceAll(/[\s/]/gu, '-')}.pdf`, PDF, [file]);
  }
  return { busy, save };
}
