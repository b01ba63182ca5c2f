import { type ReactNode, type RefObject, useEffect, useState } from 'react';

/** The number of items that are added and removed together: whole rows for up to six columns. */
const CHUNK = 60;
/** The distance from the viewport, in window heights, beyond which a placeholder replaces a chunk. */
const FAR = 2;

/**
 * Classes of a placeholder that is at least as high as an item. Without scripts, it is hidden, because the items would
 * never load.
 */
const MISSING = 'later min-h-160 rounded-card bg-line opacity-50 noscript:hidden';

type Gaps = ReadonlyMap<number, number>;
const NO_GAPS: Gaps = new Map();

function isSame(one: Gaps, other: Gaps): boolean {
  return one.size === other.size && [...one].every(([chunk, px]) => other.get(chunk) === px);
}

/** The complete chunks far from the viewport, with the placeholder height in px for each. */
function measureGaps(list: HTMLElement): Gaps {
  const edges = new Map<number, { first: Element; last: Element; items: number }>();
  for (const item of list.children) {
    if (!item.hasAttribute('data-chunk')) continue;
    const chunk = Number(item.getAttribute('data-chunk'));
    const known = edges.get(chunk);
    const items = item.hasAttribute('data-gap') ? CHUNK : (known?.items ?? 0) + 1;
    edges.set(chunk, { first: known?.first ?? item, last: item, items });
  }
  const gaps = new Map<number, number>();
  for (const [chunk, { first, last, items }] of edges) {
    const { top } = first.getBoundingClientRect();
    const { bottom } = last.getBoundingClientRect();
    const far = bottom < -FAR * innerHeight || top > (1 + FAR) * innerHeight;
    const focused = document.activeElement?.closest(`[data-chunk="${chunk}"]`);
    if (far && items === CHUNK && !(focused && list.contains(focused))) {
      gaps.set(chunk, bottom - top);
    }
  }
  return gaps;
}

/** Returns the chunks of a list to leave out; the server and the first render include all chunks. */
function useGaps(list: RefObject<HTMLElement | null>, count: number, start: string): Gaps {
  const [gaps, setGaps] = useState(NO_GAPS);
  const [shownFrom, setShownFrom] = useState(start);
  const long = count > CHUNK;
  if (shownFrom !== start) {
    // another first item means another list, with other heights
    setShownFrom(start);
    setGaps(NO_GAPS);
  }
  useEffect(() => {
    if (!long) return undefined;
    let frame = 0;
    let width = innerWidth;
    const look = () => {
      frame = 0;
      const { current } = list;
      if (!current) return;
      const known = innerWidth === width;
      width = innerWidth;
      const next = known ? measureGaps(current) : NO_GAPS;
      setGaps((now) => (isSame(now, next) ? now : next));
      // at a new width, rows have other heights, so all are shown once and measured again
      if (!known) lookSoon();
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    lookSoon();
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
    };
  }, [list, long]);
  return long ? gaps : NO_GAPS;
}

/**
 * A list that, if it is long, keeps only items near the viewport in the document. A placeholder of the measured height
 * replaces distant items, so that nothing moves and Back returns to the same position.
 */
export function WindowedList<Item extends { _id: string }>({
  list,
  items,
  missing = 0,
  seenFirst,
  className,
  children,
}: {
  list: RefObject<HTMLUListElement | null>;
  items: readonly Item[];
  /**
   * The number of items that are about to load. Until then, placeholders that are at least as high take their places,
   * so that positions below can be restored.
   */
  missing?: number;
  /** The maximum number of items on a phone's first screen. */
  seenFirst: number;
  className: string;
  children: (item: Item, index: number) => ReactNode;
}) {
  const gaps = useGaps(list, items.length, items[0]?._id ?? '');
  const chunks = Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, chunk) => chunk);
  const shown = chunks.flatMap((chunk) => {
    const height = gaps.get(chunk);
    if (height !== undefined) {
      return (
        <li
          key={`gap-${chunk}`}
          data-chunk={chunk}
          data-gap=""
          aria-hidden
          className="col-span-full"
          style={{ height }}
        />
      );
    }
    const first = chunk * CHUNK;
    return items.slice(first, first + CHUNK).map((item, n) => (
      <li
        key={item._id}
        data-chunk={chunk}
        aria-posinset={first + n + 1}
        aria-setsize={items.length}
        {...(items.length <= CHUNK && first + n >= seenFirst && { className: 'later offscreen' })}
      >
        {children(item, first + n)}
      </li>
    ));
  });
  return (
    <ul ref={list} className={className}>
      {shown}
      {Array.from({ length: missing }, (_, n) => (
        <li key={`missing-${n}`} aria-hidden className={MISSING} />
      ))}
    </ul>
  );
}
