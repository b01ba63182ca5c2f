const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/**
 * Counts the rows of a CSV file that arrives in pieces, without the row of titles. Line breaks within quotes don't
 * count.
 */
class RowCount {
  #rows = -1;
  #quoted = false;

  add(piece: Uint8Array): number {
    for (const byte of piece) {
      if (byte === QUOTE) this.#quoted = !this.#quoted;
      else if (byte === LINE_FEED && !this.#quoted) this.#rows += 1;
    }
    return Math.max(0, this.#rows);
  }
}

/**
 * The pieces of a CSV file as they were sent, including the byte order mark. After each piece, reports the number of
 * rows that have arrived. Throws if the connection breaks before the end of the file.
 */
export async function readTable(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onRows: (rows: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const count = new RowCount();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return pieces;
    pieces.push(value);
    onRows(count.add(value));
  }
}
