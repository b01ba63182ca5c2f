import { Clipboard, Share2 } from 'lucide';
import { copyText } from '../../../lib/device/clipboard.ts';
import { share } from '../../../lib/device/share.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { shareTexts as texts } from './copy.ts';

const ACT = 'share-trip';

async function copy(url: string): Promise<void> {
  if (await copyText(url)) toast.success(texts.copied, ACT);
  else toast.error(texts.copyFailed, ACT);
}

async function send(url: string, spot: string): Promise<void> {
  const result = await share({ title: spot, text: texts.message(spot), url });
  if (result === 'copied') toast.success(texts.copied, ACT);
  if (result === 'failed') toast.error(texts.copyFailed, ACT);
}

/** A link that was just made: to be copied now, or handed to the device's sheet. */
export function NewLink({ url, spot }: { url: string; spot: string }) {
  return (
    <div className="flex flex-col gap-3">
      <Field label={texts.label} hint={texts.once}>
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3 *:grow">
        <Button onClick={() => void copy(url)}>
          <Icon shape={Clipboard} className="size-5" />
          {texts.copy}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" onClick={() => void send(url, spot)}>
            <Icon shape={Share2} className="size-5" />
            {texts.send}
          </Button>
        )}
      </div>
    </div>
  );
}
