import type { ReactNode } from 'react';

/**
 * Places on the card that replaces a row on a phone. The picture is next to everything else, the title has room for one
 * aside, texts are below each other, and notes share one muted line. The foot, which begins with the notes, has a line
 * above it and two columns.
 */
export type CardPlace = 'picture' | 'title' | 'aside' | 'text' | 'note' | 'foot';

export interface ListColumn<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /**
   * The place of the cell on a card, or the cells that replace it there, by place. Without it, the card leaves out the
   * column.
   */
  card?: CardPlace | Partial<Record<CardPlace, (row: Row) => ReactNode>>;
  /** True for numbers, which are aligned at the end. */
  numeric?: boolean;
  /** True to hide the column in a narrow table, so that more important columns have room. */
  roomy?: boolean;
  /** The sort order that pressing the column's title selects. */
  sort?: string;
}
