/** A page of a list, and the cursor of the next page. The cursor is null on the last page. */
export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
}
