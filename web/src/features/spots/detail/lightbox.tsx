import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide';
import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import type { GalleryPicture } from './gallery-pictures.ts';
import { texts } from './copy.ts';

/** Less is a finger that trembles. */
const SWIPE_PX = 40;

/** Uploads are shown whole, whatever their form. */
const ROOM = {
  own: 'max-w-[112svh]',
  broad: 'max-w-[112svh] [&_img]:object-contain!',
  tall: 'aspect-[3/4]! max-w-[52svh] [&_img]:object-contain!',
} as const;

/** One picture as large as the screen allows; arrow keys and swipes turn the pages. */
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
  /** The picture shown; null while closed. */
  index: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
}) {
  const open = index !== null;
  const count = pictures.length;
  const turn = (by: number) => onShow(((index ?? 0) + by + count) % count);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  });
  useEffect(() => {
    if (!open) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [open]);

  const from = useRef(0);
  const swipe = {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches[0]?.clientX ?? 0;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const by = (changedTouches[0]?.clientX ?? from.current) - from.current;
      if (count > 1 && Math.abs(by) >= SWIPE_PX) turn(by < 0 ? 1 : -1);
    },
  };

  const current = pictures[index ?? 0];
  return (
    <Dialog open={open} title={name} onClose={onClose} wide>
      {current !== undefined && index !== null && (
        <>
          <div {...swipe} className="touch-pan-y">
            <Picture
              // another picture is another element: the last one must not stand there while it loads
              key={current.src}
              src={current.src}
              alt={current.alt || texts.pictureAlt(name, index + 1, count)}
              placeholder={current.placeholder}
              ratio="wide"
              standIn={pictures[0]?.src}
              category={category}
              sizes="100vw"
              priority
              className={clsx('mx-auto max-h-[70svh] rounded-card', ROOM[current.shape ?? 'own'])}
            />
          </div>
          {count > 1 && (
            <div className="mt-4 flex items-center justify-center gap-4">
              <IconButton
                label={texts.previous}
                look="outline"
                onClick={() => turn(-1)}
                icon={<Icon shape={ChevronLeft} className="size-5" />}
              />
              <span aria-live="polite" className="tabular text-sm">
                {index + 1} / {count}
              </span>
              <IconButton
                label={texts.next}
                look="outline"
                onClick={() => turn(1)}
                icon={<Icon shape={ChevronRight} className="size-5" />}
              />
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
