import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { Lock } from 'lucide';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { CardControl } from './card-control.tsx';
import { texts } from '../copy.texts.js';
import { type PayOptions, usePay } from './use-pay.ts';

/** The card field and the Pay button (spec §2, §4). Must be inside the provider's `Elements`. */
export function CardForm({
  amount,
  price,
  ...options
}: PayOptions & {
  /** The amount on the button; undefined without a secret. */
  amount: string | undefined;
  /** The same amount in major units, as sent with the payment record. */
  price: number | undefined;
}) {
  const provider = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [message, setMessage] = useState<string>();
  const { pay, processing } = usePay(options);
  const label = amount === undefined ? texts.payPlain : texts.pay(amount);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!ready || processing) return;
    setMessage(undefined);
    const card = elements?.getElement(CardElement) ?? null;
    const refusal = await pay(provider, card, price);
    setMessage(refusal);
    // moves the focus to the invalid field
    if (refusal !== undefined) card?.focus();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label={texts.cardLabel} hint={texts.cardHint} error={message}>
        <CardControl onReady={() => setReady(true)} onMessage={setMessage} />
      </Field>
      <Button
        type="submit"
        size="lg"
        block
        loading={processing}
        disabled={!provider || !ready || !options.opened}
      >
        {!processing && <Icon shape={Lock} className="size-4" />}
        {processing ? texts.processing : label}
      </Button>
    </form>
  );
}
