import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { lineDirection } from '../../../lib/direction.ts';
import { loadScript } from '../../../lib/scripts/load-script.ts';
import { reportMissingScript } from '../../../lib/scripts/report-missing-script.ts';

/**
 * Makes the slides in a viewport an endless loop that shows `index`, and reports the slide to which the visitor drags.
 * Returns true once the loop runs; until its library has loaded, the row scrolls and snaps.
 */
export function useEndlessSlides(
  viewport: RefObject<HTMLElement | null>,
  {
    active,
    index,
    jump,
    onSelect,
  }: {
    active: boolean;
    index: number;
    /** True to show a slide at once, without gliding. */
    jump: boolean;
    onSelect: (index: number) => void;
  },
): boolean {
  const [loop, setLoop] = useState<EmblaCarouselType>();
  const select = useEffectEvent(onSelect);

  useEffect(() => {
    if (!active) return undefined;
    let made: EmblaCarouselType | undefined;
    let isGone = false;
    const start = async () => {
      const { default: createLoop } = await loadScript(() => import('embla-carousel'));
      if (isGone || !viewport.current) return;
      viewport.current.scrollTo({ left: 0 });
      const direction = lineDirection() === 1 ? 'ltr' : 'rtl';
      made = createLoop(viewport.current, { loop: true, direction });
      const follow = (moved: EmblaCarouselType) => select(moved.selectedScrollSnap());
      made.on('select', follow).on('pointerUp', follow);
      setLoop(made);
    };
    start().catch(() => reportMissingScript());
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, [active, viewport]);

  useEffect(() => {
    const isHeld = loop?.internalEngine().dragHandler.pointerDown();
    if (!isHeld) loop?.scrollTo(index, jump);
  }, [loop, index, jump]);
  return loop !== undefined;
}
