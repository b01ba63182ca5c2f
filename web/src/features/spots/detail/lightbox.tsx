import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { texts } from './copy.ts';

/** One picture as large as the screen allows; the arrow keys turn the pages. */
export function Lightbox({
  name,
  pictures,
  category,
  index,
  onShow,
  onClose,
}: {
  name: string;
  pictures: readonly string[];
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

  const current = pictures[index ?? 0];
  return (
    <Dialog open={open} title={name} onClose={onClose} wide>
      {current !== undefined && index !== null && (
        <>
          <Picture
            // another picture is another element: the last one must not stand there while it loads
            key={current}
            src={current}
            alt={texts.pictureAlt(name, index + 1, count)}
            ratio="wide"
            standIn={pictures[0]}
            category={category}
            sizes="100vw"
            priority
            className="mx-auto max-h-[70svh] max-w-[112svh] rounded-card"
          />
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
