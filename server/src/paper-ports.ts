/** A line of a document's table. */
export interface PaperRow {
  /** One for each column. */
  cells: readonly string[];
  /** Below the first cell; may be empty. */
  note: string;
}

export interface PaperSum {
  label: string;
  amount: string;
  look: 'plain' | 'total' | 'strong';
}

/** A document in words, as it is drawn. */
export interface PaperPage {
  /** A language tag. */
  language: string;
  size: 'a4' | 'letter';
  /** The kind of document, such as 'Invoice'. */
  title: string;
  numberLabel: string;
  number: string;
  createdAt: Date;
  seller: { name: string; lines: readonly string[]; contact: readonly string[] };
  buyer: { label: string; lines: readonly string[] };
  /** Pairs of a label and a value. */
  facts: readonly (readonly [label: string, value: string])[];
  /** The heads of the table's columns. All but the first hold figures. */
  columns: readonly string[];
  rows: readonly PaperRow[];
  sums: readonly PaperSum[];
  /** A framed text below; its title is bold. Null without one. */
  box: { title: string; text: string } | null;
  footer: { left: string; middle: string };
  pageOf(page: number, of: number): string;
}

export interface PaperPrinter {
  /** Draws a document as PDF. The same page gives the same bytes. */
  print(page: PaperPage): Promise<Uint8Array>;
}
