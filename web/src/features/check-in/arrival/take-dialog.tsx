import {
  type Booking,
  COUNTER_METHODS,
  counterPaymentForm,
  exactMoney,
  minorStep,
  readAmount,
  typedAmount,
} from '@wayfarer/contract';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../api/use-today.ts';
import { AmountField } from '../../../ui/form/bound/amount-field.tsx';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Select } from '../../../ui/form/select.tsx';
import { checkInApi } from '../api.ts';
import { balanceTexts as texts } from '../copy.texts.js';

export interface BalanceProps {
  booking: Booking;
  /** The balance in minor units. */
  open: number;
}

/** The dialog to record the payment of a balance. It has its own script, because most people don't open it. */
export function TakeDialog({
  booking,
  open: most,
  onClose,
}: BalanceProps & { onClose: () => void }) {
  const { currency } = booking.breakdown;
  const [send] = checkInApi.useTakeBalanceMutation();
  const form = useSchemaForm(counterPaymentForm({ currency, most }), {
    amount: typedAmount(most, currency),
    method: 'cash',
    receivedOn: useToday(),
    note: '',
    code: '',
  });
  const range = { least: minorStep(currency), most };
  const read = readAmount(useWatch({ control: form.control, name: 'amount' }), currency, range);
  const submit = useSubmit(
    form,
    ({ amount, method, note, receivedOn }) =>
      send({
        params: { id: booking._id },
        body: { kind: 'received', amount, method, note, receivedOn },
      }),
    { done: ({ amount }) => texts.done(exactMoney(amount, currency)), onDone: onClose },
  );
  return (
    <FormDialog
      title={texts.title}
      text={booking.travelName}
      of={submit}
      submitLabel={read.ok ? texts.submitAmount(exactMoney(read.minor, currency)) : texts.submit}
      closeLabel={texts.keep}
      onClose={onClose}
    >
      <AmountField
        name="amount"
        label={texts.amount(currency.toUpperCase())}
        hint={texts.hint(exactMoney(most, currency))}
        currency={currency}
        range={range}
        required
      />
      <FormField name="method" label={texts.method}>
        <Select options={COUNTER_METHODS} names={texts.methods} />
      </FormField>
    </FormDialog>
  );
}
