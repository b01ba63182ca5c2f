import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useAutoplay } from '../../../lib/hooks/use-autoplay.ts';
import { useInterval } from '../../../lib/hooks/use-interval.ts';
import { useNearViewport } from '../../../lib/hooks/use-near-viewport.ts';
import { CarouselControls } from '../../../ui/controls/carousel-controls.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { aboutSlides as slides } from './about-slides.ts';
import { aboutTexts as texts, carouselRole } from '../copy.texts.js';
import { useEndlessSlides } from './use-endless-slides.ts';

/** The time until the next picture in milliseconds (spec §9). */
const DELAY = 4000;

function Slide({ index }: { index: number }) {
  const slide = slides[index];
  if (!slide) return null;
  return (
    <li
      aria-label={texts.slide({ title: slide.title, number: index + 1, count: slides.length })}
      className="relative w-full shrink-0 snap-start"
    >
      <Picture
        src={`/media/carousel/${slide.picture}-960.webp`}
        alt=""
        ratio="wide"
        sizes="(min-width: 64rem) 58rem, 100vw"
        className="rounded-panel"
      />
      <h3 className="display mt-4 text-h3">{slide.title}</h3>
      <p className="text-muted">{slide.text}</p>
    </li>
  );
}

/** A carousel of six pictures that loops (spec §2, Home 2). */
export function AboutCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const { playing, reduced, toggle } = useAutoplay();
  const near = useNearViewport(viewport);
  const looping = useEndlessSlides(viewport, {
    active: near,
    index,
    jump: reduced,
    onSelect: setIndex,
  });

  const move = (by: number) => setIndex((now) => (now + by + slides.length) % slides.length);
  useInterval(() => move(1), DELAY, playing && looping, index);

  return (
    <section aria-roledescription={carouselRole} aria-label={texts.carousel} className="min-w-0">
      <div
        ref={viewport}
        // can be scrolled, even by keyboard, until the loop takes over
        {...(!looping && { tabIndex: 0, role: 'group', 'aria-label': texts.carousel })}
        className={clsx(
          'relative rounded-t-panel [scrollbar-width:none]',
          looping
            ? 'cursor-grab touch-pan-y overflow-hidden select-none active:cursor-grabbing'
            : 'snap-x snap-mandatory overflow-x-auto',
        )}
      >
        <ul className="flex">
          {slides.map(({ title }, at) => (
            <Slide key={title} index={at} />
          ))}
        </ul>
      </div>
      <div className="mt-4 flex items-center gap-2">
        <CarouselControls labels={texts} playing={playing} onMove={move} onToggle={toggle} />
        <p
          aria-live={playing ? 'off' : 'polite'}
          aria-atomic="true"
          className="tabular ms-auto text-sm text-muted"
        >
          <span className="sr-only">{slides[index]?.title}</span> {index + 1} / {slides.length}
        </p>
      </div>
    </section>
  );
}
