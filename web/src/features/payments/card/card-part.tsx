import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { clsx } from 'clsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { texts } from '../copy.texts.js';
import { useOffer } from '../wallet/use-offer.ts';
import { Wallet } from '../wallet/wallet.tsx';
import { CardForm } from './card-form.tsx';
import type { Payer } from './charge-card.ts';
import { type AttemptOptions, useAttempts } from './use-attempts.ts';
import type { Opening, Reopen } from './use-opening.ts';

interface CardPartProps extends AttemptOptions {
  opening: Opening & { reopen: Reopen };
  /** The amount on the button. */
  amount: string;
  payer?: Payer;
  /** The text before the reason. */
  failed: string;
  onRetry: () => void;
}

function Problem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="mt-5 flex flex-col items-start gap-4">
      <Banner>{text}</Banner>
      <Button variant="secondary" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}

function PreparingCard({ className }: { className?: string }) {
  return (
    <div role="status" className={className}>
      <p className="sr-only">{texts.cardLoading}</p>
      <Skeleton className="mb-5 h-20" />
      <Skeleton className="h-15" />
    </div>
  );
}

/** The wallets of this device, and the card form. Both wait for the wallets' answer, which may move the form. */
function Forms({
  provider,
  opening: { opened, problem, reopen },
  amount,
  payer,
  ...options
}: CardPartProps & { provider: Stripe }) {
  const attempts = useAttempts(options);
  const { offer, onAnswer } = useOffer();
  const waits = offer === 'unknown' && problem === undefined;
  return (
    <div className="relative">
      {waits && <PreparingCard className="absolute inset-x-0 top-0" />}
      <div className={clsx(waits && 'invisible')}>
        {offer !== 'none' && (
          <Wallet
            provider={provider}
            opened={opened}
            isOffered={offer === 'shown'}
            isBlocked={problem !== undefined}
            attempts={attempts}
            reopen={reopen}
            onAnswer={onAnswer}
          />
        )}
        <Elements stripe={provider}>
          <CardForm opened={opened} amount={amount} payer={payer} attempts={attempts} />
        </Elements>
      </div>
    </div>
  );
}

/** The ways to pay with the card provider once they are ready, or the reason why they aren't. */
export function CardPart(props: CardPartProps) {
  const { failed, onRetry, opening } = props;
  const { problem, provider } = opening;
  return (
    <>
      {provider ? (
        <Forms {...props} provider={provider} />
      ) : (
        problem === undefined && <PreparingCard />
      )}
      {problem !== undefined && <Problem text={`${failed}. ${problem}`} onRetry={onRetry} />}
    </>
  );
}
