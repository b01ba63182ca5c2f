import { Pause, Play } from 'lucide';
import { Icon } from '../display/icon.tsx';
import { IconButton } from './icon-button.tsx';

/** Pauses and resumes an animation. The label names the action. */
export function PlayToggle({
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
