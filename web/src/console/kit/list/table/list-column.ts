import type { ReactNode } from 'react';

/**
 * Places on the card that replaces a row on a phone: a picture next to everything else, the title with one thing at its
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
  /** Numbers are aligned right. */
  numeric?: boolean;
  /** Hidden if the table is narrow, to make room for more important columns. */
  roomy?: boolean;
  /** The order that pressing the column's title selects. */
  sort?: string;
}
