import { exactMoney, type PaymentLink } from '@wayfarer/contract';
import { Button } from '../../../../../ui/controls/button.tsx';
import { LinkToCopy } from '../../../../../ui/form/link-to-copy.tsx';
import { Dialog } from '../../../../../ui/layout/dialog.tsx';
import { madeTexts as texts } from './copy.texts.js';

export interface MadeLink {
  link: PaymentLink;
  /** The address to which the link was emailed; null if it wasn't. */
  email: string | null;
}

/** The key of the toasts about payment links. */
export const ACT = 'payment-link';

/** Shows a link that was just made, and says where it was sent. */
export function LinkMade({
  made: { email, link },
  onClose,
}: {
  made: MadeLink;
  onClose: () => void;
}) {
  return (
    <Dialog open title={texts.title(exactMoney(link.amount, link.currency))} onClose={onClose}>
      <p className="mb-5 wrap-anywhere">{email === null ? texts.notMailed : texts.mailed(email)}</p>
      <div className="text-ink">
        <LinkToCopy url={link.url} texts={texts} act={ACT}>
          <Button variant="secondary" onClick={onClose}>
            {texts.done}
          </Button>
        </LinkToCopy>
      </div>
    </Dialog>
  );
}
