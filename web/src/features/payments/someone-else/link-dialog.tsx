import { restoreFocusAround } from '../../../lib/restore-focus.ts';
import { errorDetail } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { LinkToCopy } from '../../../ui/form/link-to-copy.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { paymentsApi } from '../api.ts';
import type { PaidPart } from '../checkout/amounts.ts';
import { texts } from './copy.texts.js';

export interface LinkDialogProps {
  bookingId: string;
  spot: string;
  part: PaidPart;
  /** The amount to pay with the link, as shown to the traveler. */
  amount: string;
  onClose: () => void;
}

/** Makes a link to one part of a booking, and lets the traveler copy or send it. */
export function LinkDialog({ amount, bookingId, part, spot, onClose }: LinkDialogProps) {
  const [send, { data: made, isLoading, error }] = paymentsApi.useCreateOwnPaymentLinkMutation();
  const make = () => send({ params: { id: bookingId }, body: { part } });
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <p>{texts.text(amount)}</p>
      <div className="mt-5 flex flex-col gap-5 text-ink">
        {error !== undefined && <Banner>{`${texts.failed} ${errorDetail(error)}`}</Banner>}
        {made ? (
          <LinkToCopy
            url={made.url}
            texts={texts}
            act="own-payment-link"
            message={{ title: spot, text: texts.message(spot), send: texts.send }}
          />
        ) : (
          <Button ref={restoreFocusAround} block loading={isLoading} onClick={() => void make()}>
            {texts.make}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
