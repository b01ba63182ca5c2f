import { ImagePlus, Trash2 } from 'lucide';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../display/icon.tsx';
import { texts } from './copy.ts';
import { FileButton } from './drop-zone.tsx';
import { PendingFiles } from './pending-files.tsx';
import { type Uploading, useUploads } from './use-uploads.ts';

interface OnePictureProps<Sent extends { _id: string; url: string }> {
  /** The picture's name, for screen readers. */
  label: string;
  /** The address; empty if there is no picture. */
  url: string;
  /** Class names of the picture. */
  look: string;
  upload: (content: Blob) => Promise<Sent>;
  explain: Uploading['explain'];
  /** Gets the new picture; null if it was removed. */
  onChange: (picture: Sent | null) => void;
}

/** A field for one picture, to choose, replace or remove it. */
export function OnePicture<Sent extends { _id: string; url: string }>({
  label,
  url,
  look,
  upload,
  explain,
  onChange,
}: OnePictureProps<Sent>) {
  const { add, dismiss, files } = useUploads({ upload, explain, onSent: onChange });
  const busy = files.some(({ state }) => state !== 'failed');
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        {url !== '' && <img src={url} alt={label} className={look} />}
        {!busy && (
          <FileButton
            label={url === '' ? texts.chooseOne : texts.replace}
            icon={ImagePlus}
            single
            onFiles={(chosen) => add(chosen, 1)}
          />
        )}
        {url !== '' && (
          <IconButton
            label={texts.removeOne(label)}
            look="danger"
            icon={<Icon shape={Trash2} className="size-5" />}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      <PendingFiles files={files} onDismiss={dismiss} />
      <p className="text-xs text-muted">{texts.formats}</p>
    </div>
  );
}
