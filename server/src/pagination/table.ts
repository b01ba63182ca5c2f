/** A column of a table. Numbers and texts are distinguished, because only texts can be mistaken for formulas. */
export interface Column<Row> {
  title: string;
  cell(row: Row): string | number;
}

/** A table for spreadsheets, whose rows are read page by page. */
export interface Table<Row> {
  columns: readonly Column<Row>[];
  pages: AsyncIterable<readonly Row[]>;
}
