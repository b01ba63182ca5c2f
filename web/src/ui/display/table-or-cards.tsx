import { type ReactNode, type RefObject, useRef } from 'react';
import { useMediaQuery } from '../../lib/hooks/use-media-query.ts';
import { useRowFocus } from '../../lib/hooks/use-row-focus.ts';

function View({
  children,
  giveBack,
}: {
  children: ReactNode;
  giveBack: RefObject<(() => void) | null>;
}) {
  useRowFocus(giveBack);
  return children;
}

/**
 * Rows as a table where it fits, otherwise as cards; each row has `rowOf`. If one view replaces the other, for example
 * because the visitor zooms in, the focus stays on its control.
 */
export function TableOrCards({
  cards,
  table,
  wide,
}: {
  cards: ReactNode;
  table: ReactNode;
  /** The media query for a width at which the table's columns fit. */
  wide: string;
}) {
  const isWide = useMediaQuery(wide);
  const giveBack = useRef<() => void>(null);
  return (
    <View key={isWide ? 'table' : 'cards'} giveBack={giveBack}>
      {isWide ? table : cards}
    </View>
  );
}
