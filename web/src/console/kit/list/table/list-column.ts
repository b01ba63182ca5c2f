import type { ReactNode } from 'react';

/**
 * Places on the card that replaces a row on a phone: a picture next to everything else, the title with one thing to its
 * right, texts below each other, and notes in one muted line. The foot has a rule above it and two columns, and begins
 * with the notes.
 */
export type CardPlace = 'picture' | 'title' | 'aside' | 'text' | 'note' | 'foot';

/** A column of a list's table. */
export interface ListColumn<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** The place of the cell on a card, or its replacement there; omitted by default. */
  card?: CardPlace | Partial<Record<CardPlace, (row: Row) => ReactNode>>;
  /** True for numbers, which are right-aligned. */
  numeric?: boolean;
  /** True to hide the column in a narrow table, to make room for more important ones. */
  roomy?: boolean;
  /** The sort order that pressing the column's title selects. */
  sort?: string;
}
