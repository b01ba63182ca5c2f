import { PICTURES_MAX } from '@wayfarer/contract';
import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { texts } from './copy.ts';
import { DropZone } from './drop-zone.tsx';
import type { EditedPicture } from './edited-picture.ts';
import { restoreFocusAround } from '../../lib/restore-focus.ts';
import { PendingFiles } from './pending-files.tsx';
import { PictureItem } from './picture-item.tsx';
import { type Uploading, useUploads } from './use-uploads.ts';

interface PicturesFieldProps extends Pick<Uploading, 'upload' | 'explain'> {
  label: string;
  hint?: ReactNode;
  pictures: readonly EditedPicture[];
  /** Called with a change to apply to the current list, which may differ from the list that is shown. */
  onChange: (change: (before: readonly EditedPicture[]) => readonly EditedPicture[]) => void;
  /** Called when uploads start and when they end. */
  onBusy?: (busy: boolean) => void;
  max?: number;
  /** True if none of the pictures is a cover. */
  plain?: boolean;
}

function moved(pictures: readonly EditedPicture[], from: number, to: number) {
  const picture = pictures[from];
  const others = pictures.filter((_one, at) => at !== from);
  return picture === undefined ? pictures : [...others.slice(0, to), picture, ...others.slice(to)];
}

/** The pictures in order. Each can be dragged, or moved by buttons. */
function Pictures({
  pictures,
  plain,
  onChange,
}: Pick<PicturesFieldProps, 'pictures' | 'onChange'> & { plain: boolean }) {
  const [dragged, setDragged] = useState<number | null>(null);
  function dropOn(at: number) {
    if (dragged !== null) onChange((before) => moved(before, dragged, at));
    setDragged(null);
  }
  const edit = (id: string, change: Partial<EditedPicture>) =>
    onChange((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)));
  return (
    <ol aria-label={texts.list} className="flex flex-col gap-4">
      {pictures.map((picture, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is a pointer's shortcut for the buttons
        <li
          key={picture.id}
          ref={restoreFocusAround}
          draggable
          onDragStart={() => setDragged(index)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => {
            if (dragged !== null) event.preventDefault();
          }}
          onDrop={() => dropOn(index)}
          className="flex flex-wrap gap-4"
        >
          <PictureItem
            picture={picture}
            at={index + 1}
            isCover={index === 0 && !plain}
            count={pictures.length}
            onEdit={(change) => edit(picture.id, change)}
            onMove={(by) => onChange((before) => moved(before, index, index + by))}
            onRemove={() => onChange((before) => before.filter(({ id }) => id !== picture.id))}
          />
        </li>
      ))}
    </ol>
  );
}

function Heading({ id, label, hint }: Pick<PicturesFieldProps, 'label' | 'hint'> & { id: string }) {
  return (
    <div>
      <p id={id} className="text-sm font-semibold">
        {label}
      </p>
      {hint !== undefined && <p className="text-xs text-muted">{hint}</p>}
    </div>
  );
}

/** Uploaded pictures in order, the cover first. */
export function PicturesField(props: PicturesFieldProps) {
  const {
    label,
    hint,
    pictures,
    onBusy,
    onChange,
    upload,
    explain,
    max = PICTURES_MAX,
    plain = false,
  } = props;
  const labelId = useId();
  const uploads = useUploads({
    upload,
    explain,
    onSent: ({ _id, url }) =>
      onChange((before) => [...before, { id: _id, url, alt: '', credit: '' }].slice(0, max)),
  });
  const onTheirWay = uploads.files.filter(({ state }) => state !== 'failed').length;
  const busy = onTheirWay > 0;
  // a layout effect, so that the form never shows a picture that it still waits for
  useLayoutEffect(() => {
    onBusy?.(busy);
  }, [busy, onBusy]);
  const room = Math.max(0, max - pictures.length - onTheirWay);

  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-col gap-4">
      <Heading id={labelId} label={label} hint={hint} />
      {pictures.length > 0 && <Pictures pictures={pictures} plain={plain} onChange={onChange} />}
      <PendingFiles files={uploads.files} onDismiss={uploads.dismiss} />
      {room > 0 ? (
        <DropZone onFiles={(files) => uploads.add(files, room)} />
      ) : (
        <p className="text-sm text-muted">{texts.full}</p>
      )}
      <p role="status" className="text-xs text-muted">
        {busy
          ? texts.progress({ done: uploads.done, all: uploads.done + onTheirWay })
          : pictures.length > 0 && texts.count(pictures.length)}
      </p>
    </div>
  );
}
