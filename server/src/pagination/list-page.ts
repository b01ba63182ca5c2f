/** A page of a list, and the cursor of the next one; null if it is the last. */
export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
}
