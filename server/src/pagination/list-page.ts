/** `next` is the cursor of the next page; null on the last one. */
export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
}
