import { Clipboard, Share2 } from 'lucide';
import type { ReactNode } from 'react';
import { copyText } from '../../lib/device/clipboard.ts';
import { share } from '../../lib/device/share.ts';
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
  /** Offers to send the link with this message on devices that can; `send` is the button's label. */
  message?: { title: string; text: string; send: string };
  children?: ReactNode;
}

/** A new link, to copy or send. */
export function LinkToCopy({ url, texts, act, children, message }: LinkToCopyProps) {
  const tell = (isCopied: boolean) =>
    isCopied ? toast.success(texts.copied, act) : toast.error(texts.copyFailed, act);
  async function send({ text, title }: { title: string; text: string }): Promise<void> {
    const result = await share({ title, text, url });
    if (result === 'copied' || result === 'failed') tell(result === 'copied');
  }
  return (
    <div className="flex flex-col gap-3">
      <Field label={texts.label} hint={texts.once}>
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3 *:grow">
        <Button onClick={() => void copyText(url).then(tell)}>
          <Icon shape={Clipboard} className="size-5" />
          {texts.copy}
        </Button>
        {message && typeof navigator.share === 'function' && (
          <Button variant="secondary" onClick={() => void send(message)}>
            <Icon shape={Share2} className="size-5" />
            {message.send}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
