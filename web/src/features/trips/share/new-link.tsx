import { Share2 } from 'lucide';
import { share } from '../../../lib/device/share.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { LinkToCopy } from '../../../ui/form/link-to-copy.tsx';
import { shareTexts as texts } from './copy.texts.js';

const ACT = 'share-trip';

async function send(url: string, spot: string): Promise<void> {
  const result = await share({ title: spot, text: texts.message(spot), url });
  if (result === 'copied') toast.success(texts.copied, ACT);
  if (result === 'failed') toast.error(texts.copyFailed, ACT);
}

/** A new link to copy now or to pass to the device's share sheet. */
export function NewLink({ url, spot }: { url: string; spot: string }) {
  return (
    <LinkToCopy url={url} texts={texts} act={ACT}>
      {typeof navigator.share === 'function' && (
        <Button variant="secondary" onClick={() => void send(url, spot)}>
          <Icon shape={Share2} className="size-5" />
          {texts.send}
        </Button>
      )}
    </LinkToCopy>
  );
}
