/** An amount that is written as the agency's spreadsheets read it. */
export interface DecimalCell {
  /** With a decimal point. */
  decimal: string;
}

/** Only texts can be mistaken for formulas. */
export type Cell = string | number | DecimalCell;

export interface Column<Row> {
  title: string;
  cell(row: Row): Cell;
}

/** A table for spreadsheets, read page by page. */
export interface Table<Row> {
  columns: readonly Column<Row>[];
  pages: AsyncIterable<readonly Row[]>;
}
