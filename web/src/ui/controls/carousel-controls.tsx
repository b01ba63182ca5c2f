import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { Icon } from '../display/icon.tsx';
import { IconButton } from './icon-button.tsx';

/** Pauses and resumes an animation. */
function PlayToggle({
  playing,
  labels,
  onToggle,
}: {
  playing: boolean;
  labels: { pause: string; play: string };
  onToggle: () => void;
}) {
  const shape = playing ? Pause : Play;
  return (
    <IconButton
      look="outline"
      label={playing ? labels.pause : labels.play}
      icon={<Icon shape={shape} className="size-4 fill-current stroke-1" />}
      onClick={onToggle}
    />
  );
}

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
