import { CardElement } from '@stripe/react-stripe-js';
import { useFieldControl } from '../../../ui/form/field-context.ts';
import { paymentsApi } from '../api.ts';
import { texts } from '../copy.texts.js';
import { useCardLook } from './use-card-look.ts';

/** The provider's card field in the style of our own controls. Belongs in a `Field`. */
export function CardControl({
  onReady,
  onMessage,
}: {
  onReady: () => void;
  /** Gets the error in the input so far, or undefined once it is valid. */
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
