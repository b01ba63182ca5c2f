import { Clipboard } from 'lucide';
import type { ReactNode } from 'react';
import { copyText } from '../../lib/device/clipboard.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../display/icon.tsx';
import { toast } from '../feedback/toast.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface LinkToCopyProps {
  url: string;
  texts: { label: string; once: string; copy: string; copied: string; copyFailed: string };
  /** The key of the toasts about the link. */
  act: string;
  children?: ReactNode;
}

/** A new link, which is shown only once. */
export function LinkToCopy({ url, texts, act, children }: LinkToCopyProps) {
  async function copy(): Promise<void> {
    if (await copyText(url)) toast.success(texts.copied, act);
    else toast.error(texts.copyFailed, act);
  }
  return (
    <div className="flex flex-col gap-3">
      <Field label={texts.label} hint={texts.once}>
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3 *:grow">
        <Button onClick={() => void copy()}>
          <Icon shape={Clipboard} className="size-5" />
          {texts.copy}
        </Button>
        {children}
      </div>
    </div>
  );
}
