import {
  type BookingRecord,
  COUNTER_METHODS,
  type CounterPayment,
  counterPaymentForm,
  earliestToday,
  exactMoney,
  TEXT_LIMITS,
  typedAmount,
} from '@wayfarer/contract';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../../../api/use-today.ts';
import { FormDialog } from '../../../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../../../ui/form/bound/schema-form.ts';
import { Input } from '../../../../../ui/form/input.tsx';
import { Select } from '../../../../../ui/form/select.tsx';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { AmountField, amountInButton } from './amount-field.tsx';
import { GiftCodeField } from './gift-code-field.tsx';
import { methodNames } from '../copy.ts';
import { cashRefundTexts, counterTexts, handOutTexts, receiveTexts } from './money-copy.texts.js';
import { owedInPerson } from '../owed-in-person.ts';
import { useGoodwill } from '../use-goodwill.ts';

const OFFERED = COUNTER_METHODS.toSorted(
  (one, other) => Object.keys(methodNames).indexOf(one) - Object.keys(methodNames).indexOf(other),
);

interface DialogProps {
  record: BookingRecord;
  onClose: () => void;
}

/**
 * Records cash or a transfer that was received. The proposed amount is that of an announced transfer, otherwise the whole
 * balance.
 */
export function ReceiveDialog({ record, onClose }: DialogProps) {
  const { balance } = record.money;
  const { breakdown, transfer } = record.booking;
  const proposed = transfer?.part === 'first' ? breakdown.dueNow : balance;
  return (
    <CounterDialog
      {...{ record, onClose, proposed }}
      method={transfer && 'transfer'}
      texts={receiveTexts}
      kind="received"
      most={balance}
    />
  );
}

/**
 * Records cash that was handed to the traveler. The proposed amount is everything that is owed; if nothing is owed, the
 * cash is a refund beyond the terms and no amount is proposed.
 */
export function HandOutDialog({ record, onClose }: DialogProps) {
  const { counter, currency, owed } = record.money;
  const { left, text } = useGoodwill(record);
  const proposed = owedInPerson(record);
  const most = Math.min(counter, owed + left);
  const isOwed = proposed > 0;
  const hints = [
    ...(isOwed ? [handOutTexts.owed(exactMoney(proposed, currency))] : []),
    ...(text ? [text] : []),
  ];
  return (
    <CounterDialog
      {...{ record, onClose, most }}
      proposed={isOwed ? proposed : null}
      texts={isOwed ? handOutTexts : cashRefundTexts}
      kind="returned"
      limit={hints.join(' ')}
    />
  );
}

interface CounterProps extends DialogProps {
  kind: CounterPayment['kind'];
  /** Explains the limit of the amount. */
  limit?: string;
  /** The maximum in minor units. */
  most: number;
  proposed?: number | null;
  method?: CounterPayment['method'] | undefined;
  texts: typeof receiveTexts | typeof handOutTexts | typeof cashRefundTexts;
}

function PaymentFields({ texts, since }: Pick<CounterProps, 'texts'> & { since: string }) {
  return (
    <>
      <FormField name="method" label={counterTexts.method}>
        <Select options={OFFERED} names={methodNames} />
      </FormField>
      <FormField name="receivedOn" label={counterTexts.day} required>
        <Input type="date" min={earliestToday(new Date(since))} max={useToday()} />
      </FormField>
      <FormField name="note" label={texts.note}>
        <Input maxLength={TEXT_LIMITS.reason} autoComplete="off" />
      </FormField>
    </>
  );
}

function CounterDialog({
  record,
  kind,
  limit,
  method = OFFERED[0] ?? 'cash',
  most,
  proposed = most,
  texts,
  onClose,
}: CounterProps) {
  const { booking, money } = record;
  const { currency } = money;
  const [send] = consoleBookingsApi.useAddCounterPaymentMutation();
  const form = useSchemaForm(counterPaymentForm({ currency, most }), {
    amount: proposed === null ? '' : typedAmount(proposed, currency),
    method,
    receivedOn: useToday(),
    note: '',
    code: '',
  });
  const isGift =
    useWatch({ control: form.control, name: 'method' }) === 'gift' && kind === 'received';
  const typed = amountInButton(useWatch({ control: form.control, name: 'amount' }), {
    currency,
    most,
  });
  const submit = useSubmit(
    form,
    ({ code, ...entry }) =>
      send({
        params: { id: booking._id },
        body: { kind, ...entry, ...(isGift && code !== '' && { code }) },
      }),
    { done: texts.done, onDone: onClose },
  );
  return (
    <FormDialog
      title={texts.title}
      text={texts.text || undefined}
      of={submit}
      submitLabel={typed === undefined ? texts.submit : texts.submitAmount(typed)}
      onClose={onClose}
    >
      <AmountField texts={texts} currency={currency} most={most} />
      {limit !== undefined && <p className="text-sm text-muted">{limit}</p>}
      <PaymentFields texts={texts} since={booking.createdAt} />
      {isGift && <GiftCodeField control={form.control} />}
    </FormDialog>
  );
}
