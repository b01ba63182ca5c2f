import type { Call } from '@wayfarer/contract';
import type { ApiExtra } from '../../../../api/client.ts';
import { type ApiRequest, requestPath } from '../../../../api/transport.ts';
import { toRequest } from '../../../../api/request.ts';
import { readTable } from './read-table.ts';

/** The pieces of the whole file, or the reason why it couldn't be fetched. */
type Table =
  | { data: string | BlobPart[]; error?: undefined }
  | { data?: undefined; error: unknown };

export interface TableInput {
  params?: Record<string, string>;
  /** The filter, as a query string like in the address. */
  view?: string;
}

interface Reading {
  signal: AbortSignal;
  /** Called with the number of rows that have arrived so far. */
  onRows: (rows: number) => void;
}

/**
 * Fetches a table of all rows that match a filter. It doesn't use the API's client, because that can read only JSON.
 */
export const fetchTable =
  (call: Call, { params, view = '' }: TableInput, { onRows, signal }: Reading) =>
  async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<Table> => {
    const { identity, transport } = extra as ApiExtra;
    const request: ApiRequest = toRequest(call, {
      params,
      query: Object.fromEntries(new URLSearchParams(view)),
    });
    if (transport) {
      const { body, status } = await transport(request);
      // puts back the byte order mark, which reading the text removes and which tells spreadsheets the encoding
      return status === 200 ? { data: `\uFEFF${String(body)}` } : { error: { status, data: body } };
    }
    try {
      const token = await identity?.token();
      const answer = await fetch(`/api${requestPath(request)}`, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        signal,
      });
      if (!answer.ok) return { error: { status: answer.status, data: await answer.json() } };
      return { data: answer.body ? await readTable(answer.body, onRows) : [] };
    } catch (error) {
      return { error: { status: 'FETCH_ERROR', error: String(error) } };
    }
  };
