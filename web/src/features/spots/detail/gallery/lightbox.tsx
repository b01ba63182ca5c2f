import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react';
import { arrowStep, lineDirection } from '../../../../lib/direction.ts';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { Picture } from '../../../../ui/display/pictures/picture.tsx';
import type { GalleryPicture } from './gallery-pictures.ts';
import { texts } from '../copy.texts.js';

/** The minimum length of a swipe, in pixels. */
const SWIPE_PX = 40;

function Pager({
  at,
  count,
  onTurn,
}: {
  /** The picture's number, counted from 1. */
  at: number;
  count: number;
  onTurn: (by: 1 | -1) => void;
}) {
  const button = (label: string, shape: IconNode, by: 1 | -1) => (
    <IconButton
      label={label}
      look="floating"
      onClick={() => onTurn(by)}
      icon={<Icon shape={shape} className="size-5 rtl:-scale-x-100" />}
    />
  );
  return (
    <div className="flex items-center gap-4">
      {button(texts.previous, ChevronLeft, -1)}
      <span aria-live="polite" className="tabular">
        {at} / {count}
      </span>
      {button(texts.next, ChevronRight, 1)}
    </div>
  );
}

function useArrowKeys(open: boolean, turn: (by: number) => void) {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const by = arrowStep(key);
    if (by !== 0) turn(by);
  });
  useEffect(() => {
    if (!open) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [open]);
}

function useSwipe(turn: (by: number) => void) {
  const from = useRef(0);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches[0]?.clientX ?? 0;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const by = (changedTouches[0]?.clientX ?? from.current) - from.current;
      if (Math.abs(by) >= SWIPE_PX) turn(by * lineDirection() < 0 ? 1 : -1);
    },
  };
}

/** Shows one picture on the whole screen, uncropped. */
export function Lightbox({
  name,
  pictures,
  category,
  index,
  onShow,
  onClose,
}: {
  name: string;
  pictures: readonly GalleryPicture[];
  category: string | null;
  /** The index of the picture; null while closed. */
  index: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
}) {
  const open = index !== null;
  const count = pictures.length;
  const turn = (by: number) => onShow(((index ?? 0) + by + count) % count);
  useArrowKeys(open, turn);
  const swipe = useSwipe(turn);
  const current = pictures[index ?? 0];
  return (
    <Dialog open={open} title={name} onClose={onClose} size="full">
      {current !== undefined && index !== null && (
        <>
          <div {...(count > 1 && swipe)} className="min-h-0 grow touch-pan-y">
            <Picture
              // a new element for each picture, so that the previous picture doesn't stay while this one loads
              key={current.src}
              src={current.src}
              alt={current.alt || texts.pictureAlt({ spot: name, index: index + 1, count })}
              ratio="fill"
              standIn={pictures[0]?.src}
              category={category}
              sizes="100vw"
              priority
              className="bg-transparent! [&_img]:object-contain!"
            />
          </div>
          <div className="mt-3 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 text-sm">
            {(current.alt !== '' || current.credit) && (
              <p className="text-center">
                {/* the picture's alt text already says the same */}
                <span aria-hidden>{current.alt} </span>
                {current.credit && (
                  <span className="whitespace-nowrap">{texts.credit(current.credit)}</span>
                )}
              </p>
            )}
            {count > 1 && <Pager at={index + 1} count={count} onTurn={turn} />}
          </div>
        </>
      )}
    </Dialog>
  );
}
