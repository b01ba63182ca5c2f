import type { ReactNode } from 'react';

/**
 * Places on the card that replaces a row on a phone: a picture beside everything else, the title with one thing at
 * its right, texts below each other, and notes in one quiet line. A foot has a rule above it, the
 * notes come first in it, and it has two columns.
 */
export type CardPlace = 'picture' | 'title' | 'aside' | 'text' | 'note' | 'foot';

/** A column of a list's table. */
export interface ListColumn<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** The cell's place on a card, or its replacement there; omitted by default. */
  card?: CardPlace | Partial<Record<CardPlace, (row: Row) => ReactNode>>;
  /** Figures are aligned right. */
  numeric?: boolean;
  /** Dropped where the table is narrow: others matter more. */
  roomy?: boolean;
  /** By which the list can be sorted when the title is pressed. */
  sort?: string;
}
