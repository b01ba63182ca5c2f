import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/**
 * Puts a row of slides into an endless loop that follows `index` and tells when the visitor drags to
 * another slide. Loaded when the row comes near; until then the row scrolls and snaps by itself.
 */
export function CarouselMotion({
  viewport,
  index,
  jump,
  onSelect,
}: {
  viewport: HTMLElement;
  index: number;
  /** Show the next slide at once, without gliding. */
  jump: boolean;
  onSelect: (index: number) => void;
}) {
  const [startIndex] = useState(index);
  const [attach, embla] = useEmblaCarousel({ loop: true, startIndex });

  useEffect(() => {
    viewport.scrollTo({ left: 0 });
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return undefined;
    const selected = () => onSelect(embla.selectedScrollSnap());
    embla.on('select', selected);
    return () => {
      embla.off('select', selected);
    };
  }, [embla, onSelect]);

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, jump);
  }, [embla, index, jump]);

  return null;
}
