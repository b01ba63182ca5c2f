import type { ReactNode } from 'react';

/**
 * Places on the card that replaces a row on a phone: a picture beside everything else, the title with one thing at
 * its right, texts below each other, and notes in one quiet line. Where there is a foot, a rule stands above it, the
 * notes come first in it, and it has two columns.
 */
export type CardPlace = 'picture' | 'title' | 'aside' | 'text' | 'note' | 'foot';

/** A column of a list's table. */
export interface ListColumn<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Where the cell stands on a card, or what stands there in its place; by default, nothing of it. */
  card?: CardPlace | Partial<Record<CardPlace, (row: Row) => ReactNode>>;
  /** Figures stand at the right. */
  numeric?: boolean;
  /** Dropped where the table is narrow: others matter more. */
  roomy?: boolean;
  /** By which the list can be sorted when the title is pressed. */
  sort?: string;
}
