import {
  type importTexts as call,
  type InputOf,
  type OutputOf,
  TEXTS_IMPORT,
} from '@wayfarer/contract';
import type { RefusedLine, SentText } from './read-csv.ts';

type Answer = OutputOf<typeof call>;
export type Change = Answer['changes'][number];
/** Sends a part of a file, with texts either of destinations or of settings. */
export type Send = (
  input: InputOf<typeof call>,
) => Promise<{ data: Answer; error?: undefined } | { error: NonNullable<unknown> }>;

/** The maximum size of the rows of one request, in bytes; the server takes 128 KiB. */
const PART_BYTES = 100_000;

/** The rows of a file in parts that fit into a request. A row that is larger than that is a part of its own. */
export function partsOf<Row>(rows: readonly Row[]): Row[][] {
  const encoder = new TextEncoder();
  const parts: Row[][] = [];
  let left = 0;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length + 1;
    const part = parts.at(-1);
    if (!part || size > left || part.length === TEXTS_IMPORT) {
      parts.push([row]);
      left = PART_BYTES - size;
    } else {
      part.push(row);
      left -= size;
    }
  }
  return parts;
}

interface Sending {
  language: string;
  state: 'draft' | 'published';
  /** False to get the changes without saving them. */
  apply: boolean;
}

/** Sends a file in parts. If one fails, `sent` is the number of rows before it, which were sent. */
export async function sendInParts(
  send: Send,
  rows: readonly SentText[],
  { apply, language, state }: Sending,
): Promise<
  | { error: NonNullable<unknown>; sent: number }
  | { error?: undefined; changes: Change[]; refused: RefusedLine[] }
> {
  const changes: Change[] = [];
  const refused: RefusedLine[] = [];
  let sent = 0;
  for (const part of partsOf(rows)) {
    const texts = part.map(({ line: _line, ...text }) => text);
    const answer = await send({ body: { language, rows: texts, state, apply } });
    if (answer.error !== undefined) return { error: answer.error, sent };
    changes.push(...answer.data.changes);
    for (const { code, most, row } of answer.data.refused)
      refused.push({ line: part[row]?.line ?? 0, code, most });
    sent += part.length;
  }
  return { changes, refused };
}
