import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../display/icon.tsx';
import { IconButton } from './icon-button.tsx';
import { PlayToggle } from './play-toggle.tsx';

/** The buttons for previous and next, and the toggle for autoplay. */
export function CarouselControls({
  labels,
  playing,
  onMove,
  onToggle,
}: {
  labels: { previous: string; next: string; pause: string; play: string };
  playing: boolean;
  onMove: (by: 1 | -1) => void;
  onToggle: () => void;
}) {
  return (
    <>
      <IconButton
        look="outline"
        label={labels.previous}
        icon={<Icon shape={ChevronLeft} className="size-5 rtl:-scale-x-100" />}
        onClick={() => onMove(-1)}
      />
      <IconButton
        look="outline"
        label={labels.next}
        icon={<Icon shape={ChevronRight} className="size-5 rtl:-scale-x-100" />}
        onClick={() => onMove(1)}
      />
      <PlayToggle playing={playing} labels={labels} onToggle={onToggle} />
    </>
  );
}
