import type { AppContext } from '../context.ts';
import type { Table } from '../pagination/table.ts';
import type { Answer } from './endpoints/response-meta.ts';
import { SlowLane } from './slow-lane.ts';

/** One for the process, as there is one pool of connections. */
const exports = new SlowLane();

/** Responds with a table as a file, whose name contains the day (UTC). */
export function sendTable<Row>(
  { clock }: Pick<AppContext, 'clock'>,
  answer: Answer,
  name: string,
  table: Table<Row>,
): AsyncGenerator<string> {
  const day = clock.now().toISOString().slice(0, 10);
  answer.header('content-disposition', `attachment; filename="${name}-${day}.csv"`);
  return csv({ ...table, pages: inTurns(table.pages) });
}

/** Pages that are read only when it is this export's turn. */
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
/**
 * A place where a spreadsheet may begin a formula: the start of a cell. In many countries, semicolons or tabs separate
 * cells, and quotes then don't keep a cell together. So a cell may start after each of these characters, and in each
 * line.
 */
const BEGINS_FORMULA = /(?:^|[;\t\r\n])[ "]*(?=[=+\-@＝＋－＠])/g;
/** A spreadsheet drops these characters and treats the next one as the start of the cell. */
const BEGINS_BLANK = /^(?=[\t\r\n])/;

/**
 * A table as RFC 4180 CSV, one page of rows at a time. The byte order mark and the titles come first, so that an empty
 * table still shows its columns.
 */
export async function* csv<Row>({ columns, pages }: Table<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + columns.map(({ title }) => title).join(',') + LINE_END;
  for await (const page of pages) {
    const lines = page.map((row) => csvLine(columns.map(({ cell }) => cell(row))));
    if (lines.length > 0) yield lines.join('');
  }
}

/** Texts are always quoted; an apostrophe keeps a spreadsheet from calculating them. */
function csvLine(cells: readonly (string | number)[]): string {
  return (
    cells.map((cell) => (typeof cell === 'number' ? cell : csvText(cell))).join(',') + LINE_END
  );
}

function csvText(text: string): string {
  const guarded = text.replace(BEGINS_FORMULA, "$&'").replace(BEGINS_BLANK, "'");
  return `"${guarded.replaceAll('"', '""')}"`;
}
