import { ArrowDownToLine } from 'lucide';
import { useState } from 'react';
import { useAppDispatch } from '../../../../api/store.ts';
import { theIdentity } from '../../../../session/actions.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';

/** Milliseconds for which the browser may still ask for the file's content. */
const KEPT_MS = 60_000;

/** Saves what the API answers as a file. A link cannot do that: it would not say who asks. */
export function DownloadCsv({
  path,
  name,
  failed,
  children,
}: {
  /** Below `/api`, with its query. */
  path: string;
  name: string;
  failed: string;
  children: string;
}) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const token = await dispatch(theIdentity()).token();
      const answer = await fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(String(answer.status));
      const href = URL.createObjectURL(await answer.blob());
      Object.assign(document.createElement('a'), { href, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
    } catch {
      toast.error(failed, 'download-csv');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="secondary" size="sm" loading={busy} onClick={() => void download()}>
      <Icon shape={ArrowDownToLine} className="size-4" />
      {children}
    </Button>
  );
}
