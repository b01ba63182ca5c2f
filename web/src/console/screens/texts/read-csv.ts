import { MOST_WORDS, type TextRefusal } from '@wayfarer/contract';

/** A text from a translator's file. */
export interface SentText {
  /** The number of the row in a spreadsheet; the titles are in row 1. */
  line: number;
  id: string;
  name: string;
  text: string;
  /** The original in the file; absent if the file has no such column. */
  original?: string;
}

/** A row that can't be imported. */
export interface RefusedLine {
  line: number;
  /** `incomplete`: the row has a text but doesn't say which one it translates. */
  code: TextRefusal | 'incomplete';
  /** The maximum length, for `too_long`. */
  most?: number | undefined;
}

/** The content of a translator's file, or why it can't be read at all. */
export type ReadTexts =
  | { fault?: undefined; rows: SentText[]; refused: RefusedLine[] }
  | { fault: 'columns' }
  | { fault: 'quote'; line: number };

/**
 * Matches apostrophes that our files put before characters with which a spreadsheet would begin a formula, and before
 * blanks that it would drop.
 */
const GUARD = /((?:^|[;\t\n])[ "]*)'(?=[=+\-@＝＋－＠])|^'(?=[\t\n])/g;
const SEPARATORS = [',', ';', '\t'];

interface Cells {
  rows: string[][];
  /** The number of the row with a quotation mark that is never closed. */
  open?: number;
}

/** The most frequent separator of the first line, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text.replaceAll(/"[^"]*"/g, '').split('\n', 1);
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/**
 * The cells of a CSV file whose columns are separated by commas, semicolons or tabs. Line ends become `\n`, even within
 * cells. Empty rows stay, so that the numbers of rows are those of a spreadsheet.
 */
export function readCells(file: string): Cells {
  const text = file
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    // some files name their separator in a first line
    .replace(/^"?sep=.?"?\n/i, '');
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let [cell, open] = ['', 0];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (open > 0) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else open = 0;
    } else if (letter === '"' && cell === '') open = rows.length;
    else if (letter === separator || letter === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (letter === '\n') rows.push([]);
    } else cell += letter;
  }
  rows.at(-1)?.push(cell);
  return open > 0 ? { rows, open } : { rows };
}

/** The texts in a file that are translations into a language. Rows without one are left out. */
export function readTexts(file: string, language: string): ReadTexts {
  const { open, rows: cells } = readCells(file);
  const [titles = [], ...rows] = cells;
  const column = (title: string) =>
    titles.findIndex((one) => one.trim().toLowerCase() === title.toLowerCase());
  const [id, name, text] = [column('Id'), column('Text'), column(language)];
  if ([id, name, text].some((at) => at < 0)) return { fault: 'columns' };
  if (open !== undefined) return { fault: 'quote', line: open };
  const original = column('Original');
  const written = (row: string[], at: number) => (row[at] ?? '').replaceAll(GUARD, '$1').trim();
  const sent = rows.map((row, index) => {
    const taken: SentText = {
      line: index + 2,
      id: (row[id] ?? '').trim(),
      name: (row[name] ?? '').trim(),
      text: written(row, text),
    };
    if (original >= 0) taken.original = written(row, original);
    return taken;
  });
  return sorted(sent.filter((row) => row.text !== ''));
}

/** Separates the rows to send from those that are refused here already. */
function sorted(sent: readonly SentText[]): { rows: SentText[]; refused: RefusedLine[] } {
  const texts = new Map<string, Set<string>>();
  const keyOf = ({ id, name }: SentText) => JSON.stringify([id, name]);
  for (const row of sent) {
    const known = texts.get(keyOf(row)) ?? new Set();
    texts.set(keyOf(row), known.add(row.text));
  }
  const rows: SentText[] = [];
  const refused: RefusedLine[] = [];
  for (const row of sent) {
    const { id, line, name, original = '', text } = row;
    const all = texts.get(keyOf(row));
    if (id === '' || name === '') refused.push({ line, code: 'incomplete' });
    else if ([id, name, original, text].some((one) => one.length > MOST_WORDS))
      refused.push({ line, code: 'too_long', most: MOST_WORDS });
    else if ((all?.size ?? 0) > 1) refused.push({ line, code: 'repeated' });
    else if (all?.delete(text)) rows.push(row);
  }
  return { rows, refused };
}
