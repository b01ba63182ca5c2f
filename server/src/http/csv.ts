import type { Spreadsheets } from '@wayfarer/contract';
import type { AppContext } from '../context.ts';
import { quoted, withoutFormulas } from '../lib/spreadsheet-text.ts';
import type { Cell, Table } from '../pagination/table.ts';
import type { Answer } from './endpoints/response-meta.ts';
import { SlowLane } from './slow-lane.ts';

/** One per process, because each has one pool of connections. */
const exports = new SlowLane();

/** A table as a file for the agency's spreadsheets, with the day (UTC) in its name. */
export async function sendTable<Row>(
  { clock, settings }: Pick<AppContext, 'clock' | 'settings'>,
  answer: Answer,
  name: string,
  table: Table<Row>,
): Promise<AsyncGenerator<string>> {
  const day = clock.now().toISOString().slice(0, 10);
  answer.header('content-disposition', `attachment; filename="${name}-${day}.csv"`);
  const spreadsheets = await settings.read('agency.spreadsheets');
  return csv({ ...table, pages: inTurns(table.pages) }, spreadsheets);
}

/** A file that is made piece by piece. */
export interface PiecedFile {
  name: string;
  contentType: string;
  pieces: AsyncIterable<Uint8Array>;
}

/** Like `sendTable`, for a file with a format of its own. */
export function sendPieces(
  answer: Answer,
  { contentType, name, pieces }: PiecedFile,
): AsyncGenerator<Uint8Array> {
  answer.header('content-type', contentType);
  answer.header('content-disposition', `attachment; filename="${name}"`);
  return inTurns(pieces);
}

/** Reads each page when it is the export's turn. */
async function* inTurns<Page>(pages: AsyncIterable<Page>): AsyncGenerator<Page> {
  const left = pages[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await exports.turn(() => left.next());
      if (done) return;
      yield value;
    }
  } finally {
    await left.return?.();
  }
}

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const SEPARATORS: Readonly<Record<Spreadsheets, string>> = { comma: ',', semicolon: ';' };

/**
 * A table as CSV (RFC 4180), one page of rows at a time. Byte order mark and titles come first, so that an empty table
 * has its columns, too.
 */
export async function* csv<Row>(
  { columns, pages }: Table<Row>,
  spreadsheets: Spreadsheets = 'comma',
): AsyncGenerator<string> {
  const titles = columns.map(({ title }) => title).join(SEPARATORS[spreadsheets]);
  yield BYTE_ORDER_MARK + titles + LINE_END;
  for await (const page of pages) {
    const lines = page.map((row) =>
      csvLine(
        columns.map(({ cell }) => cell(row)),
        spreadsheets,
      ),
    );
    if (lines.length > 0) yield lines.join('');
  }
}

/**
 * Texts are always quoted; an apostrophe keeps a spreadsheet from treating them as formulas. A negative amount is
 * written without one, and is read as a number.
 */
function csvLine(cells: readonly Cell[], spreadsheets: Spreadsheets): string {
  const decimal = (text: string) => (spreadsheets === 'comma' ? text : text.replace('.', ','));
  const written = (cell: Cell) => {
    if (typeof cell === 'number') return decimal(String(cell));
    return typeof cell === 'string' ? csvText(cell) : quoted(decimal(cell.decimal));
  };
  return cells.map(written).join(SEPARATORS[spreadsheets]) + LINE_END;
}

const csvText = (text: string): string => quoted(withoutFormulas(text));
