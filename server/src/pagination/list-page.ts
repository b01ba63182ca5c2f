/** A page of a list, and the cursor of the one that follows it; null where it is the last. */
export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
}
