import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createLoop, followDrags } from './carousel-loop.ts';

/**
 * Puts a row of slides into an endless loop that shows `index` and tells when the visitor drags to
 * another slide. Until `active` the row scrolls and snaps by itself.
 */
export function useCarouselMotion(
  viewport: RefObject<HTMLElement | null>,
  {
    active,
    index,
    jump,
    onSelect,
  }: {
    active: boolean;
    index: number;
    /** Show the next slide at once, without gliding. */
    jump: boolean;
    onSelect: (index: number) => void;
  },
): void {
  const loop = useRef<ReturnType<typeof createLoop>>(undefined);
  const show = useEffectEvent((at: number) => loop.current?.show(at, jump));
  const select = useEffectEvent(onSelect);

  useEffect(() => {
    const element = viewport.current;
    const row = element?.firstElementChild;
    if (!active || !element || !(row instanceof HTMLElement)) return undefined;
    const made = createLoop(row);
    loop.current = made;
    element.scrollTo({ left: 0 });
    const stopDrags = followDrags(element, made, (at) => {
      // also where it is the slide that was there before
      show(at);
      select(at);
    });
    return () => {
      stopDrags();
      made.stop();
    };
  }, [active, viewport]);

  useEffect(() => {
    if (active) show(index);
  }, [active, index]);
}
