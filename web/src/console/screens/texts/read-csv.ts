export interface SentText {
  /** The number of the line in the file; the titles are in line 1. */
  line: number;
  id: string;
  name: string;
  text: string;
}

/** Matches apostrophes that our files put before characters with which a spreadsheet would begin a formula. */
const GUARD = /(^|[;,\t\r\n"])'(?=[=+\-@])/g;

/** The cells of a CSV file whose columns are separated by commas, semicolons or tabs. */
export function readCells(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const [first = ''] = text.split('\n', 1);
  const separator = [',', ';', '\t'].find((one) => first.includes(one)) ?? ',';
  const rows: string[][] = [[]];
  let [cell, isQuoted] = ['', false];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator || letter === '\n') {
      rows.at(-1)?.push(cell.replace(/\r$/, ''));
      cell = '';
      if (letter === '\n') rows.push([]);
    } else cell += letter;
  }
  rows.at(-1)?.push(cell.replace(/\r$/, ''));
  return rows.filter((row) => row.some((one) => one !== ''));
}

/** The texts in a file that are translations into a language; undefined if the file has other columns. */
export function readTexts(file: string, language: string): SentText[] | undefined {
  const [titles = [], ...rows] = readCells(file);
  const column = (title: string) =>
    titles.findIndex((one) => one.trim().toLowerCase() === title.toLowerCase());
  const [id, name, text] = [column('Id'), column('Text'), column(language)];
  if ([id, name, text].some((at) => at < 0)) return undefined;
  return rows
    .map((row, index) => ({
      line: index + 2,
      id: (row[id] ?? '').trim(),
      name: (row[name] ?? '').trim(),
      text: (row[text] ?? '').replaceAll(GUARD, '$1').trim(),
    }))
    .filter((row) => row.id !== '' && row.name !== '' && row.text !== '');
}
