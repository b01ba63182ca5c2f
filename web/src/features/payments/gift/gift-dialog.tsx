import { formatMoney, GIFT_CODE_TYPED_MAX, GiftCodeForm } from '@wayfarer/contract';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Input } from '../../../ui/form/input.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { paymentsApi } from '../api.ts';
import { texts } from './copy.texts.js';

export interface GiftDialogProps {
  bookingId: string;
  /** Called with the amount if the first payment is made. */
  onPaid: (paid: string) => void;
  onClose: () => void;
}

/** Pays with a gift voucher. If it covers less than is due, the rest is paid by card. */
export function GiftDialog({ bookingId, onPaid, onClose }: GiftDialogProps) {
  const [redeem] = paymentsApi.useRedeemGiftVoucherMutation();
  const form = useSchemaForm(GiftCodeForm, { code: '' });
  const submit = useSubmit(
    form,
    ({ code }) => redeem({ params: { id: bookingId }, body: { code } }),
    {
      onDone: ({ data }) => {
        onClose();
        if (!data) return;
        const { currency, isPaid, left } = data;
        const paid = formatMoney(data.paid, currency);
        toast.success(
          left > 0
            ? texts.someLeft({ paid, left: formatMoney(left, currency) })
            : texts.nothingLeft(paid),
        );
        if (isPaid) onPaid(paid);
      },
    },
  );
  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      of={submit}
      submitLabel={texts.submit}
      onClose={onClose}
    >
      <FormField name="code" label={texts.code} hint={texts.hint} required>
        <Input
          maxLength={GIFT_CODE_TYPED_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
      </FormField>
    </FormDialog>
  );
}
