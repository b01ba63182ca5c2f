import { CircleAlert, X } from 'lucide';
import { restoreFocusAround } from '../../lib/restore-focus.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../display/icon.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { texts } from './copy.ts';
import type { PendingFile } from './use-uploads.ts';

function textOf({ name, state, why }: PendingFile): string {
  if (state === 'failed') return texts.failedFile({ name, why });
  return state === 'sending' ? texts.sending(name) : texts.waiting(name);
}

function Mark({ preview, state }: Pick<PendingFile, 'preview' | 'state'>) {
  if (preview !== null && state !== 'failed')
    return <img src={preview} alt="" className="size-11 shrink-0 rounded-lg object-cover" />;
  if (state === 'failed')
    return <Icon shape={CircleAlert} className="size-5 shrink-0 text-danger" />;
  return <Spinner size="sm" />;
}

/** Files being uploaded, and refused files with the reason. */
export function PendingFiles({
  files,
  onDismiss,
}: {
  files: readonly PendingFile[];
  onDismiss: (key: number) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {files.map((file) => (
        <li
          key={file.key}
          ref={restoreFocusAround}
          className="flex min-h-13 items-center gap-3 rounded-card bg-sunken px-3 py-1 text-sm"
        >
          <Mark preview={file.preview} state={file.state} />
          <span className="min-w-0 grow wrap-anywhere">{textOf(file)}</span>
          {file.state === 'failed' && (
            <IconButton
              label={texts.dismiss(file.name)}
              icon={<Icon shape={X} className="size-5" />}
              onClick={() => onDismiss(file.key)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
