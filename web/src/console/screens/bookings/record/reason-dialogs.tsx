import {
  type BookingRecord,
  type CounterPayment,
  formatMoney,
  type RecordedPayment,
} from '@wayfarer/contract';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { ActDialog } from '../../../kit/act/act-dialog.tsx';
import { ReasonDialog } from '../../../kit/act/reason-dialog.tsx';
import { useAct } from '../../../kit/act/use-act.ts';
import { useReason } from '../../../kit/act/use-reason.tsx';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { refundTexts, reinstateTexts, voidTexts } from './copy.ts';
import { useAmount } from './use-amount.tsx';

export function VoidDialog({ entry, onClose }: { entry: CounterPayment; onClose: () => void }) {
  const [send] = consoleBookingsApi.useVoidCounterPaymentMutation();
  const text = voidTexts.text(formatMoney(entry.amount, entry.currency));
  return (
    <ReasonDialog
      danger
      texts={{ ...voidTexts, text }}
      act={(reason) => send({ params: { id: entry._id }, body: { reason } })}
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
  /** In minor units. */
  most: number;
  /** How far this person may go, in words. */
  limit: string | undefined;
  onClose: () => void;
}) {
  const [send] = consoleBookingsApi.useRefundPaymentMutation();
  const { act, ...state } = useAct(refundTexts.done, onClose);
  const amount = useAmount(refundTexts, { currency, most });
  const { field, given } = useReason(refundTexts);
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
      {disputed && <Banner tone="info">{refundTexts.waits}</Banner>}
      {amount.field}
      {limit !== undefined && <p className="text-sm text-muted">{limit}</p>}
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
  const [send] = consoleBookingsApi.useReinstateBookingMutation();
  return (
    <ReasonDialog
      texts={reinstateTexts}
      act={(reason) => send({ params: { id: record.booking._id }, body: { reason } })}
      onClose={onClose}
    />
  );
}
