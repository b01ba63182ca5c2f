/** An amount with decimals, written in the form that the agency's spreadsheets read. */
export interface DecimalCell {
  /** The amount with a decimal point. */
  decimal: string;
}

/** Numbers and texts are distinguished, because only texts can be mistaken for formulas. */
export type Cell = string | number | DecimalCell;

/** A column of a table. */
export interface Column<Row> {
  title: string;
  cell(row: Row): Cell;
}

/** A table for spreadsheets, whose rows are read page by page. */
export interface Table<Row> {
  columns: readonly Column<Row>[];
  pages: AsyncIterable<readonly Row[]>;
}
