import { clsx } from 'clsx';
import { Camera, ImagePlus } from 'lucide';
import { useId, useState } from 'react';
import { restoreFocusAround } from '../../lib/restore-focus.ts';
import { Icon } from '../display/icon.tsx';
import { texts } from './copy.ts';

const BUTTON =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong/60 bg-surface px-4 text-sm font-semibold hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)';

/** A button to choose files. */
export function FileButton({
  label,
  icon,
  camera = false,
  single = camera,
  onFiles,
}: {
  label: string;
  icon: typeof Camera;
  /** True to open the camera if there is one. */
  camera?: boolean;
  single?: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  return (
    <label ref={restoreFocusAround} className={BUTTON}>
      <Icon shape={icon} className="size-5" />
      {label}
      <input
        type="file"
        accept="image/*"
        multiple={!single}
        {...(camera && { capture: 'environment' })}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // lets the same file be chosen again
          target.value = '';
        }}
      />
    </label>
  );
}

/** Accepts pictures that are dropped, chosen or taken. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const [over, setOver] = useState(false);
  const hint = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a pointer's shortcut for the buttons within
    <div
      role="group"
      aria-describedby={hint}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={clsx(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed p-5 text-center',
        over ? 'border-brand bg-sunken' : 'border-line-strong/60',
      )}
    >
      <p className="text-sm font-semibold pointer-coarse:hidden">{texts.drop}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton label={texts.choose} icon={ImagePlus} onFiles={onFiles} />
        <span className="hidden pointer-coarse:contents">
          <FileButton label={texts.camera} icon={Camera} camera onFiles={onFiles} />
        </span>
      </div>
      <p id={hint} className="text-xs text-muted">
        {texts.formats}
      </p>
    </div>
  );
}
