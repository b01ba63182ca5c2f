import type { Call } from '@wayfarer/contract';
import type { ApiExtra } from '../../../../api/client.ts';
import { type ApiRequest, requestPath } from '../../../../api/transport.ts';
import { toRequest } from '../../../../api/request.ts';

type Table = { data: string; error?: undefined } | { data?: undefined; error: unknown };

export interface TableInput {
  params?: Record<string, string>;
  /** The filter, as in the address. */
  view?: string;
}

/** The table of all rows that match a filter. It isn't JSON, which is all that the API's client can read. */
export const fetchTable =
  (call: Call, { params, view = '' }: TableInput) =>
  async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<Table> => {
    const { identity, transport } = extra as ApiExtra;
    const request: ApiRequest = toRequest(call, {
      params,
      query: Object.fromEntries(new URLSearchParams(view)),
    });
    if (transport) {
      const { body, status } = await transport(request);
      return status === 200 ? { data: String(body) } : { error: { status, data: body } };
    }
    try {
      const token = await identity?.token();
      const answer = await fetch(`/api${requestPath(request)}`, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
      if (answer.ok) return { data: await answer.text() };
      return { error: { status: answer.status, data: (await answer.json()) as unknown } };
    } catch (error) {
      return { error: { status: 'FETCH_ERROR', error: String(error) } };
    }
  };
