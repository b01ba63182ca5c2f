import {
  type BookingRecord,
  type CounterPayment,
  formatMoney,
  type RecordedPayment,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { useState } from 'react';
import { Field } from '../../../../ui/form/field.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import {
  useRefundPaymentMutation,
  useReinstateBookingMutation,
  useVoidCounterPaymentMutation,
} from '../api.ts';
import { ActDialog } from '../../act/act-dialog.tsx';
import { refundTexts, reinstateTexts, voidTexts } from './copy.ts';
import { useAct } from '../../act/use-act.ts';
import { useAmount } from './use-amount.tsx';

const NEEDED = 'Say why.';

/** A reason that has to be given. */
function useReason(label: string) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const field = (
    <Field label={label} error={error} required>
      <Textarea
        rows={2}
        maxLength={TEXT_LIMITS.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Field>
  );
  function given(): string | undefined {
    const text = reason.trim();
    setError(text === '' ? NEEDED : undefined);
    return text === '' ? undefined : text;
  }
  return { field, given };
}

export function VoidDialog({ entry, onClose }: { entry: CounterPayment; onClose: () => void }) {
  const [send] = useVoidCounterPaymentMutation();
  const { act, ...state } = useAct(voidTexts.done, onClose);
  const { field, given } = useReason(voidTexts.reason);
  function submit() {
    const reason = given();
    if (reason !== undefined) void act(() => send({ params: { id: entry._id }, body: { reason } }));
  }
  return (
    <ActDialog
      danger
      title={voidTexts.title}
      of={state}
      submit={voidTexts.submit}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{voidTexts.text(formatMoney(entry.amount, entry.currency))}</p>
      {field}
    </ActDialog>
  );
}

export function RefundDialog({
  payment: { _id, currency, refundable },
  onClose,
}: {
  payment: RecordedPayment;
  onClose: () => void;
}) {
  const [send] = useRefundPaymentMutation();
  const { act, ...state } = useAct(refundTexts.done, onClose);
  const amount = useAmount(refundTexts, { currency, most: refundable });
  const { field, given } = useReason(refundTexts.reason);
  function submit() {
    const minor = amount.given();
    const reason = given();
    if (minor === undefined || reason === undefined) return;
    void act(() => send({ params: { id: _id }, body: { amount: minor, reason } }));
  }
  return (
    <ActDialog
      danger
      title={refundTexts.title}
      of={state}
      submit={refundTexts.submit}
      onSubmit={submit}
      onClose={onClose}
    >
      {amount.field}
      {field}
    </ActDialog>
  );
}

export function ReinstateDialog({
  record,
  onClose,
}: {
  record: BookingRecord;
  onClose: () => void;
}) {
  const [send] = useReinstateBookingMutation();
  const { act, ...state } = useAct(reinstateTexts.done, onClose);
  const { field, given } = useReason(reinstateTexts.reason);
  function submit() {
    const reason = given();
    const params = { id: record.booking._id };
    if (reason !== undefined) void act(() => send({ params, body: { reason } }));
  }
  return (
    <ActDialog
      title={reinstateTexts.title}
      of={state}
      submit={reinstateTexts.submit}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{reinstateTexts.text}</p>
      {field}
    </ActDialog>
  );
}
