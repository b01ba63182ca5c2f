import { exportOperatorBookings } from '@wayfarer/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { errorDetail } from '../../../../lib/error-text.ts';
import { fetchTable } from './fetch-table.ts';

afterEach(() => vi.unstubAllGlobals());

const bytes = (text: string) => new TextEncoder().encode(text);

/** A response whose pieces arrive one by one. If `ends` is false, the connection breaks after the last piece. */
function answering(pieces: readonly string[], ends: boolean) {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece !== undefined) controller.enqueue(bytes(piece));
      else if (ends) controller.close();
      else controller.error(new TypeError('network error'));
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 200 })));
}

function fetched() {
  const rows: number[] = [];
  const { signal } = new AbortController();
  const onRows = (count: number) => void rows.push(count);
  const reading = fetchTable(exportOperatorBookings, {}, { signal, onRows });
  return { rows, result: reading(undefined, undefined, { identity: null, transport: undefined }) };
}

const PIECES = ['\uFEFFName,Wishes\r\n"Maya","a\r\nb ""c"""\r\n', '"Grace",', '""\r\n'];

test('counts rows instead of lines, and keeps every byte', async () => {
  answering(PIECES, true);
  const { rows, result } = fetched();
  const { data = [] } = await result;
  expect(rows).toEqual([1, 1, 2]);
  const file = new Uint8Array(await new Blob([...data]).arrayBuffer());
  expect([...file]).toEqual([...bytes(PIECES.join(''))]);
});

test('refuses a file that ends early [attack an incomplete file taken for the books]', async () => {
  answering(PIECES.slice(0, 2), false);
  const { rows, result } = fetched();
  const { data, error } = await result;
  expect(data).toBeUndefined();
  expect(errorDetail(error)).toMatch(/^We couldn’t reach the server/);
  expect(rows.at(-1)).toBe(1);
});
