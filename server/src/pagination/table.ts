/** A column of a table: numbers and texts are distinguished, because only texts can be taken for formulas. */
export interface Column<Row> {
  title: string;
  cell(row: Row): string | number;
}

/** A table for spreadsheets, whose rows are read a page at a time. */
export interface Table<Row> {
  columns: readonly Column<Row>[];
  pages: AsyncIterable<readonly Row[]>;
}
