/**
 * A spreadsheet looks for formulas at the start of cells. In many countries, semicolons or tabs separate cells, even
 * within quotes, so a cell may start after each of these characters, and on each line.
 */
const BEGINS_FORMULA = /(?:^|[;\t\r\n])[ "]*(?=[=+\-@＝＋－＠])/g;
/** A spreadsheet drops these characters, so that the next one starts the cell. */
const BEGINS_BLANK = /^(?=[\t\r\n])/;

/** A text without any part that a spreadsheet would read as a formula. */
export const withoutFormulas = (text: string): string =>
  text.replace(BEGINS_FORMULA, "$&'").replace(BEGINS_BLANK, "'");

/** A text as a cell. For texts that people typed, call `withoutFormulas` first. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
