import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeCardElement } from '@stripe/stripe-js';
import { Lock } from 'lucide';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { texts } from '../copy.texts.js';
import { useFieldControl } from '../../../ui/form/field-context.ts';
import { paymentsApi } from '../api.ts';
import { chargeCard, type Payer } from './charge-card.ts';
import type { Attempts } from './use-attempts.ts';
import { useCardLook } from './use-card-look.ts';
import type { OpenedPayment } from './use-opening.ts';

/** The provider's card field in the style of our own controls. It must be inside a `Field`. */
function CardControl({
  onReady,
  onMessage,
}: {
  onReady: () => void;
  /** Called with the error in the current input, or with undefined once the input is valid. */
  onMessage: (message: string | undefined) => void;
}) {
  const { id, 'aria-describedby': describedBy } = useFieldControl({});
  const { data: config } = paymentsApi.usePaymentConfigQuery();
  const look = useCardLook(config?.mode === 'sandbox');
  return (
    <div
      role="group"
      aria-label={texts.cardLabel}
      aria-describedby={describedBy}
      className="rounded-field border border-line-strong/70 bg-surface px-4 py-3.5 transition-colors hover:border-ink has-[.StripeElement--focus]:outline-3 has-[.StripeElement--focus]:outline-(--focus) has-[.StripeElement--invalid]:border-danger"
    >
      <CardElement
        {...(id !== undefined && { id })}
        options={look}
        onReady={onReady}
        onChange={({ error }) => onMessage(error?.message)}
      />
    </div>
  );
}

/** The card field and the Pay button (spec §2, §4). Must be inside the provider's `Elements`. */
export function CardForm({
  amount,
  opened,
  payer,
  attempts: { attempt, processing },
}: {
  /** The amount on the button. */
  amount: string;
  opened: OpenedPayment | undefined;
  payer?: Payer;
  attempts: Attempts;
}) {
  const provider = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [message, setMessage] = useState<string>();

  async function pay(card: StripeCardElement | null): Promise<string | undefined> {
    if (!opened) return undefined;
    if (!provider || !card) return texts.noCard;
    return attempt(() => chargeCard(provider, card, payer, opened.clientSecret));
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!ready || processing) return;
    setMessage(undefined);
    const card = elements?.getElement(CardElement) ?? null;
    const refusal = await pay(card);
    setMessage(refusal);
    // moves the focus to the invalid field
    if (refusal !== undefined) card?.focus();
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {/* An error takes the hint's place: one that appears when Pay is pressed must not move Pay away. */}
      <Field label={texts.cardLabel} hint={message === undefined && texts.cardHint} error={message}>
        <CardControl onReady={() => setReady(true)} onMessage={setMessage} />
      </Field>
      <Button
        type="submit"
        size="lg"
        block
        loading={processing}
        disabled={!provider || !ready || !opened}
      >
        {!processing && <Icon shape={Lock} className="size-4" />}
        {processing ? texts.processing : texts.pay(amount)}
      </Button>
    </form>
  );
}
