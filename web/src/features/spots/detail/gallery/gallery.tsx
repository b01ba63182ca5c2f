import type { Spot } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, type UIEvent, useEffect, useRef, useState } from 'react';
import { lineDirection } from '../../../../lib/direction.ts';
import { whenIdle } from '../../../../lib/scripts/when-idle.ts';
import { Picture } from '../../../../ui/display/pictures/picture.tsx';
import { galleryPictures } from './gallery-pictures.ts';
import { Lightbox } from './lightbox.tsx';
import { texts } from '../copy.texts.js';

const LARGE = '(min-width: 64rem) 58vw, 94vw';
const SMALL = '29vw';

function Dots({
  count,
  current,
  onShow,
}: {
  count: number;
  current: number;
  onShow: (index: number) => void;
}) {
  return (
    <div
      role="group"
      aria-label={texts.pictures}
      className="absolute inset-x-0 bottom-2 mx-auto flex w-fit rounded-full bg-night/55"
    >
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={texts.picture({ index: index + 1, count })}
          aria-current={index === current}
          onClick={() => onShow(index)}
          className={clsx(
            'focus-inset grid h-11 place-items-center rounded-full',
            count > 4 ? 'w-9' : 'w-11',
          )}
        >
          <span
            className={clsx(
              'h-2.5 rounded-full bg-white transition-[width] duration-200',
              index === current ? 'w-6' : 'w-2.5 opacity-75',
            )}
          />
        </button>
      ))}
    </div>
  );
}

/** The large pictures side by side, which snap to one of them after a swipe. */
function Strip({
  strip,
  count,
  current,
  onShow,
  children,
}: {
  strip: RefObject<HTMLDivElement | null>;
  count: number;
  current: number;
  onShow: (index: number) => void;
  children: (index: number) => ReactNode;
}) {
  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    const { clientWidth, scrollLeft } = currentTarget;
    // if lines run to the left, scroll positions are negative
    onShow(Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1)));
  }
  return (
    <div
      ref={strip}
      onScroll={onScroll}
      className="flex h-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto"
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index} inert={index !== current} className="h-full w-full shrink-0 snap-center">
          {children(index)}
        </div>
      ))}
    </div>
  );
}

/** A picture that is enlarged when it is pressed. */
function PictureButton({
  spot,
  pictures,
  index,
  sizes,
  onPress,
}: {
  spot: Spot;
  pictures: ReturnType<typeof galleryPictures>;
  index: number;
  sizes: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      // a shortcut only for pointers, because the dots and the large picture do the same
      {...(sizes === SMALL
        ? { 'aria-hidden': true, tabIndex: -1 }
        : { 'aria-label': texts.enlarge({ index: index + 1, count: pictures.length }) })}
      onClick={onPress}
      className="focus-inset block size-full cursor-zoom-in overflow-hidden"
    >
      <Picture
        src={pictures[index]?.src ?? spot.image}
        alt=""
        ratio="fill"
        sizes={sizes}
        standIn={spot.image}
        category={spot.category}
        priority={index === 0 && sizes === LARGE}
        placeholder={pictures[index]?.placeholder}
        {...(index === 0 && { className: 'poster-transition' })}
      />
    </button>
  );
}

/** One large picture with dots and, if there is room, two more pictures next to it. */
export function Gallery({ spot }: { spot: Spot }) {
  const pictures = galleryPictures(spot);
  const count = pictures.length;
  const isOne = new Set(pictures.map(({ src }) => src)).size === 1;
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  // they load when the page is idle; because they are next to the first picture, a browser would otherwise fetch them
  // immediately
  const [others, setOthers] = useState(false);
  useEffect(() => whenIdle(() => setOthers(true)), []);

  function show(index: number) {
    setOthers(true);
    setCurrent(index);
    if (strip.current)
      strip.current.scrollLeft = lineDirection() * index * strip.current.clientWidth;
  }

  const picture = (index: number, sizes: string) => (
    <PictureButton
      spot={spot}
      pictures={pictures}
      index={index}
      sizes={sizes}
      onPress={() => {
        show(index);
        setEnlarged(isOne ? 0 : index);
      }}
    />
  );

  return (
    <div
      className={clsx(
        'grid grid-cols-1 gap-2.5 overflow-hidden rounded-panel lg:h-[min(34rem,62svh)]',
        !isOne && 'lg:grid-cols-[2fr_1fr]',
      )}
    >
      <div className="relative min-h-0 max-lg:aspect-[4/3.3] max-lg:sm:aspect-[16/9]">
        <Strip strip={strip} count={count} current={current} onShow={setCurrent}>
          {(index) => (index === 0 || others) && picture(index, LARGE)}
        </Strip>
        {count > 1 && <Dots count={count} current={current} onShow={show} />}
      </div>
      {!isOne && (
        <div
          className={clsx(
            'grid min-h-0 gap-2.5 max-lg:hidden print:hidden',
            count > 2 && 'lg:grid-rows-2',
          )}
        >
          <div className="min-h-0">{picture(1, SMALL)}</div>
          {count > 2 && <div className="min-h-0">{picture(2, SMALL)}</div>}
        </div>
      )}
      <Lightbox
        name={spot.spot}
        pictures={isOne ? pictures.slice(0, 1) : pictures}
        category={spot.category}
        index={enlarged}
        onShow={setEnlarged}
        onClose={() => setEnlarged(null)}
      />
    </div>
  );
}
