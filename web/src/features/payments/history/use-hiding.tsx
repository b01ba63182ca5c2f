import { formatMoney, type Payment } from '@wayfarer/contract';
import type { RefObject } from 'react';
import { useAskedRow } from '../../../lib/hooks/use-row-focus.ts';
import { useRowRemoval } from '../../../lib/hooks/use-row-removal.ts';
import { ConfirmDialog } from '../../../ui/layout/dialog.tsx';
import { hideTexts as texts } from './copy.texts.js';
import { refundOf } from './history.ts';
import { useDeletePayment } from './use-delete-payment.ts';

/**
 * Says what isn't affected by hiding a payment. A payment has a breakdown only as long as it pays for a trip, so it has
 * none after a cancellation.
 */
function staysText(payment: Payment): string {
  if (refundOf(payment) !== 'none') return texts.staysEnded;
  return payment.breakdown ? texts.stays : texts.staysCanceled;
}

/** Asks for confirmation before a payment is removed from the list inside `around`, and says what isn't affected. */
export function useHiding(around: RefObject<HTMLElement | null>) {
  const { ask, asked, close } = useAskedRow<Payment>();
  const { removing, remove } = useRowRemoval(around, useDeletePayment());
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={texts.title}
      text={
        asked && (
          <>
            <span className="block wrap-anywhere">
              {texts.text({
                amount: formatMoney(asked.amount, asked.currency),
                trip: asked.tripTitle,
              })}
            </span>
            <span className="mt-2 block">{staysText(asked)}</span>
          </>
        )
      }
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onConfirm={() => {
        if (asked) void remove(asked._id);
        close();
      }}
      onCancel={close}
    />
  );
  return { removing, ask, dialog };
}
