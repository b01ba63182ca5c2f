import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  Stripe,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useIsDark } from '../card/theme.ts';
import type { Attempts } from '../card/use-attempts.ts';
import type { OpenedPayment, Reopen } from '../card/use-opening.ts';
import { chargeWallet, type ShownAmount } from './charge-wallet.ts';
import { walletTexts as texts } from './copy.texts.js';

interface WalletProps {
  opened: OpenedPayment | undefined;
  /** True once the device is known to have a wallet. */
  isOffered: boolean;
  /** True while nothing can be paid, and the page says why. */
  isBlocked: boolean;
  attempts: Attempts;
  reopen: Reopen;
  /** Called with true if the device has a wallet. */
  onAnswer: (isAvailable: boolean) => void;
}

/** Wallets that pay by card. The others are payment methods of their own, which our payments don't allow. */
const OPTIONS: StripeExpressCheckoutElementOptions = {
  buttonHeight: 48,
  buttonType: { applePay: 'plain', googlePay: 'plain' },
  paymentMethods: {
    applePay: 'auto',
    googlePay: 'auto',
    link: 'auto',
    amazonPay: 'never',
    klarna: 'never',
    paypal: 'never',
  },
};

/** The latest known value. */
function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}

function Buttons({
  shown,
  opened,
  isOffered,
  isBlocked,
  attempts: { attempt, isRunning },
  reopen,
  onAnswer,
}: WalletProps & { shown: ShownAmount }) {
  const provider = useStripe();
  const elements = useElements();
  const [message, setMessage] = useState<string>();

  function click({ reject, resolve }: StripeExpressCheckoutElementClickEvent) {
    setMessage(undefined);
    if (opened && !isRunning()) resolve();
    else reject();
  }
  async function confirm(event: StripeExpressCheckoutElementConfirmEvent) {
    const onFailed = () => event.paymentFailed({ reason: 'fail' });
    if (!provider || !elements || isRunning()) {
      onFailed();
      return;
    }
    const approval = { provider, elements, shown, reopen, onFailed };
    setMessage(await attempt(() => chargeWallet(approval)));
  }
  return (
    // until a payment is open, a press on a wallet would do nothing
    <div
      hidden={isBlocked}
      role="group"
      aria-label={texts.label}
      className={clsx(!opened && 'invisible')}
    >
      <ExpressCheckoutElement
        options={OPTIONS}
        onReady={({ availablePaymentMethods: available = {} }) =>
          onAnswer(Object.values(available).some(Boolean))
        }
        onLoadError={() => onAnswer(false)}
        onClick={click}
        onConfirm={(event) => void confirm(event)}
      />
      {message !== undefined && (
        <div className="mt-5">
          <Banner>{message}</Banner>
        </div>
      )}
      {isOffered && (
        <p className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {texts.orCard}
        </p>
      )}
    </div>
  );
}

/**
 * The buttons of the wallets that the device has, above the card form. They pay the same payment as the form. Without a
 * wallet, nothing is shown.
 */
export function Wallet({ provider, ...props }: WalletProps & { provider: Stripe }) {
  const isDark = useIsDark();
  const shown = useLatest(props.opened);
  const { amount, currency } = shown ?? {};
  const options = useMemo(
    () =>
      amount !== undefined &&
      currency !== undefined && {
        mode: 'payment' as const,
        amount,
        currency,
        // the same as in our intents; otherwise, the provider would refuse to confirm them
        allowedPaymentMethodTypes: ['card'],
        appearance: {
          theme: isDark ? ('night' as const) : ('stripe' as const),
          variables: { borderRadius: '16px' },
        },
      },
    [amount, currency, isDark],
  );
  if (!shown || !options) return null;
  return (
    <Elements stripe={provider} options={options}>
      <Buttons {...props} shown={shown} />
    </Elements>
  );
}
