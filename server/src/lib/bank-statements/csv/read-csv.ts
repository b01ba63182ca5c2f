import { minorDigits, STATEMENT_FILE } from '@wayfarer/contract';
import { CsvError, parse, type Info, type Options } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { Readable } from 'node:stream';
import { readHeader, type Column, type Header } from './csv-columns.ts';
import { dayOrderOf, readDay, type DayOrder } from '../read-day.ts';
import { decimalSignOf, readNumber, type DecimalSign } from './read-number.ts';
import { breathe, slices } from '../slices.ts';
import { statementFault } from '../statement-fault.ts';
import { type StatementParts, type StatementPayment } from '../statement-payment.ts';

const DELIMITERS = [';', ',', '\t', '|'];
/** The maximum number of rows before the titles, such as the account and the period. */
const MOST_ROWS_BEFORE = 30;
/** The number of characters at the start of a file that are searched for the titles. */
const HEAD = 64 * 1024;
const ROWS_AT_ONCE = 500;

interface Row {
  record: string[];
  info: Pick<Info, 'lines'>;
}

interface Table extends Header {
  delimiter: string;
  account: string;
}

/**
 * Incoming payments of a table. Recognizes the delimiter, the columns, the decimal sign and the form of dates.
 * `currency` applies to amounts without one. Throws `invalid_input`.
 */
export async function* readCsv(text: string, currency: string): StatementParts {
  const table = findTable(text);
  const rows = await readRows(text, table);
  const reader = new RowReader(table, rows, currency);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    yield { entries: some.length, payments: some.flatMap((row) => reader.read(row)) };
    await breathe();
  }
}

const optionsOf = (delimiter: string) =>
  ({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  }) satisfies Options;

/** Finds the delimiter and the title row that make all needed columns recognizable. Throws `invalid_input`. */
function findTable(text: string): Table {
  const head = text.slice(0, HEAD).split(/\r\n|\r|\n/, MOST_ROWS_BEFORE);
  let best: Header | null = null;
  for (const delimiter of DELIMITERS) {
    const rows = headRows(head, delimiter);
    for (const [index, { record }] of rows.entries()) {
      const header = readHeader(record);
      if (header.missing.length === 0) {
        const account = accountIn(rows.slice(0, index));
        return { ...header, delimiter, account };
      }
      if (header.missing.length < (best?.missing.length ?? Number.POSITIVE_INFINITY)) best = header;
    }
  }
  const missing = best?.missing ?? ['date', 'amount', 'payer or purpose'];
  // a text in which nothing looks like a title isn't a table
  if (missing.length === 3) throw statementFault('unknown_format');
  throw statementFault('columns', undefined, { missing: missing.join(', ') });
}

/** The first rows. Each is read alone, so that a broken one doesn't keep the delimiter from being found. */
function headRows(lines: readonly string[], delimiter: string): Row[] {
  return lines.flatMap((line) => {
    try {
      return parseAll(line, optionsOf(delimiter)) as unknown as Row[];
    } catch (error) {
      if (error instanceof CsvError) return [];
      throw error;
    }
  });
}

function accountIn(rows: readonly Row[]): string {
  const text = rows.flatMap(({ record }) => record).join(' ');
  return /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/.exec(text)?.[0] ?? '';
}

/** The rows below the titles. */
async function readRows(text: string, { delimiter }: Table): Promise<Row[]> {
  const rows: Row[] = [];
  let isBelow = false;
  try {
    for await (const row of Readable.from(paused(text)).pipe(parse(optionsOf(delimiter)))) {
      if (isBelow) rows.push(row as Row);
      else isBelow = readHeader((row as Row).record).missing.length === 0;
      if (rows.length > STATEMENT_FILE.maxEntries) {
        throw statementFault('too_many', undefined, { most: STATEMENT_FILE.maxEntries });
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as unknown as { lines?: number };
    throw statementFault('broken_csv', lines === undefined ? undefined : { line: lines });
  }
  return rows;
}

async function* paused(text: string): AsyncGenerator<string> {
  for (const slice of slices(text)) {
    yield slice;
    await breathe();
  }
}

const OUTGOING = /^(s|soll|d|dr|db|debit|debe|cargo|belastung|-)$/i;
/** States of payments that aren't booked. */
const NOT_BOOKED =
  /pending|vorgemerkt|vormerk|ausstehend|pendiente|attente|reverted|declined|failed|cancel/i;

class RowReader {
  readonly #table: Table;
  readonly #currency: string;
  readonly #order: DayOrder;
  readonly #sign: DecimalSign;

  constructor(table: Table, rows: readonly Row[], currency: string) {
    this.#table = table;
    this.#currency = currency;
    // if no date has a day after the 12th: the order that people with this currency use
    const usual = currency === 'usd' ? 'month_first' : 'day_first';
    this.#order = dayOrderOf(this.#all(rows, ['date', 'valueDate']), usual);
    this.#sign = decimalSignOf(this.#all(rows, ['amount', 'credit', 'debit']));
  }

  *#all(rows: readonly Row[], columns: readonly Column[]): Generator<string> {
    for (const row of rows) {
      for (const column of columns) yield* this.#cells(row, column);
    }
  }

  read(row: Row): StatementPayment[] {
    const { account, currency } = this.#table;
    const place = row.info.lines;
    // a row of totals below the table has no date
    const dated = this.#cell(row, 'date') || this.#cell(row, 'valueDate');
    if (dated === '' || NOT_BOOKED.test(this.#cell(row, 'status'))) return [];
    const code = this.#cell(row, 'currency').toLowerCase() || currency || this.#currency;
    if (!/^[a-z]{3}$/.test(code)) throw statementFault('bad_currency', { line: place });
    const amount = this.#amount(row, code);
    if (amount === null) return [];
    const bookedOn = readDay(dated, this.#order);
    if (bookedOn === null) throw statementFault('bad_day', { line: place });
    return [
      {
        place,
        account: this.#cell(row, 'account') || account,
        bankId: this.#cell(row, 'bankId'),
        bookedOn,
        amount,
        currency: code,
        payer: this.#cell(row, 'payer'),
        purpose: [...new Set(this.#cells(row, 'purpose'))].filter(Boolean).join(' '),
      },
    ];
  }

  /** The amount of incoming money; null if the row has none. Throws `invalid_input`. */
  #amount(row: Row, currency: string): string | null {
    const { columns } = this.#table;
    const name = columns.amount.length > 0 ? 'amount' : 'credit';
    const text = this.#cell(row, name);
    if (name === 'credit' && text === '') return null;
    const amount = readNumber(text, this.#sign, minorDigits(currency));
    if (amount === null) throw statementFault('bad_amount', { line: row.info.lines });
    const isIncoming = !amount.startsWith('-') && !OUTGOING.test(this.#cell(row, 'mark'));
    return isIncoming && Number(amount) > 0 ? amount : null;
  }

  #cell(row: Row, column: Column): string {
    return this.#cells(row, column).find((cell) => cell !== '') ?? '';
  }

  #cells({ record }: Row, column: Column): string[] {
    return this.#table.columns[column].map((index) => record[index]?.trim() ?? '');
  }
}
