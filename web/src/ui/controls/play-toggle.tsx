import { Pause, Play } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

/** Stops and starts something that moves by itself. The name says what a press does. */
export function PlayToggle({
  playing,
  labels,
  onToggle,
}: {
  playing: boolean;
  labels: { pause: string; play: string };
  onToggle: () => void;
}) {
  const Icon = playing ? Pause : Play;
  return (
    <IconButton
      look="outline"
      label={playing ? labels.pause : labels.play}
      icon={<Icon aria-hidden="true" className="size-4 fill-current" strokeWidth={1} />}
      onClick={onToggle}
    />
  );
}
