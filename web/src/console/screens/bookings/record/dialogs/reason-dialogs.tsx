import {
  type BookingRecord,
  type CounterPayment,
  exactMoney,
  type RecordedPayment,
  refundForm,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { useWatch } from 'react-hook-form';
import { Banner } from '../../../../../ui/feedback/banner.tsx';
import { FormDialog } from '../../../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../../../ui/form/bound/schema-form.ts';
import { Textarea } from '../../../../../ui/form/textarea.tsx';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { ReasonDialog } from '../../../../kit/dialogs/reason-dialog.tsx';
import { AmountField, amountInButton } from './amount-field.tsx';
import { reinstateTexts } from '../copy.ts';
import { chargeAgainTexts, refundTexts, voidTexts } from './money-copy.texts.js';

export function VoidDialog({ entry, onClose }: { entry: CounterPayment; onClose: () => void }) {
  const [send] = consoleBookingsApi.useVoidCounterPaymentMutation();
  const text = voidTexts.text(exactMoney(entry.amount, entry.currency));
  return (
    <ReasonDialog
      danger
      texts={{ ...voidTexts, text }}
      act={(reason) => send({ params: { id: entry._id }, body: { reason } })}
      onClose={onClose}
    />
  );
}

export function ChargeAgainDialog({
  intoBalance,
  refund: { _id: id, amount },
  currency,
  onClose,
}: {
  /** True if the amount becomes a part of a balance that can be paid online. */
  intoBalance: boolean;
  refund: RecordedPayment['refunds'][number];
  currency: string;
  onClose: () => void;
}) {
  const [send] = consoleBookingsApi.useChargeAgainMutation();
  const { balanceText, text: arrivalText } = chargeAgainTexts;
  const text = (intoBalance ? balanceText : arrivalText)(exactMoney(amount, currency));
  return (
    <ReasonDialog
      texts={{ ...chargeAgainTexts, text }}
      act={(reason) => send({ params: { id }, body: { reason } })}
      onClose={onClose}
    />
  );
}

export function RefundDialog({
  payment: { _id, currency, disputed },
  most,
  limit,
  onClose,
}: {
  payment: RecordedPayment;
  /** The maximum in minor units. */
  most: number;
  /** The limit of this person's refunds, in words. */
  limit: string | undefined;
  onClose: () => void;
}) {
  const [send] = consoleBookingsApi.useRefundPaymentMutation();
  const form = useSchemaForm(refundForm({ currency, most }), {
    amount: '',
    reason: '',
  });
  const typed = amountInButton(useWatch({ control: form.control, name: 'amount' }), {
    currency,
    most,
  });
  const submit = useSubmit(form, (body) => send({ params: { id: _id }, body }), {
    done: refundTexts.done,
    onDone: onClose,
  });
  return (
    <FormDialog
      danger
      title={refundTexts.title}
      of={submit}
      submitLabel={typed === undefined ? refundTexts.submit : refundTexts.submitAmount(typed)}
      onClose={onClose}
    >
      {disputed && <Banner tone="info">{refundTexts.waits}</Banner>}
      <AmountField texts={refundTexts} currency={currency} most={most} />
      {limit !== undefined && <p className="text-sm text-muted">{limit}</p>}
      <FormField name="reason" label={refundTexts.reason} required>
        <Textarea rows={2} maxLength={TEXT_LIMITS.reason} />
      </FormField>
    </FormDialog>
  );
}

export function ReinstateDialog({
  record,
  onClose,
}: {
  record: BookingRecord;
  onClose: () => void;
}) {
  const [send] = consoleBookingsApi.useReinstateBookingMutation();
  return (
    <ReasonDialog
      texts={reinstateTexts}
      act={(reason) => send({ params: { id: record.booking._id }, body: { reason } })}
      onClose={onClose}
    />
  );
}
