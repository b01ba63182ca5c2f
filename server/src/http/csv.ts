import type { AppContext } from '../context.ts';
import type { Table } from '../pagination/table.ts';
import type { Answer } from './endpoints/response-meta.ts';

/** Answers with a table as a file; its name has the day, which is the site's: UTC. */
export function sendTable<Row>(
  { clock }: Pick<AppContext, 'clock'>,
  answer: Answer,
  name: string,
  table: Table<Row>,
): AsyncGenerator<string> {
  const day = clock.now().toISOString().slice(0, 10);
  answer.header('content-disposition', `attachment; filename="${name}-${day}.csv"`);
  return csv(table);
}

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** With these a spreadsheet begins a formula, or swallows what comes before one. */
const BEGINS_FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * A table as RFC 4180 has it, a page of rows at a time: the mark and the titles come first, so that a table of
 * nothing still says what it would hold.
 */
export async function* csv<Row>({ columns, pages }: Table<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title));
  for await (const page of pages) {
    const lines = page.map((row) => csvLine(columns.map(({ cell }) => cell(row))));
    if (lines.length > 0) yield lines.join('');
  }
}

function csvLine(cells: readonly (string | number)[]): string {
  return cells.map(csvCell).join(',') + LINE_END;
}

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = BEGINS_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
