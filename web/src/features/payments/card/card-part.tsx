import { Elements } from '@stripe/react-stripe-js';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { texts } from '../copy.texts.js';
import { CardForm } from './card-form.tsx';
import type { Opening } from './use-opening.ts';

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

function PreparingCard() {
  return (
    <div role="status">
      <p className="sr-only">{texts.cardLoading}</p>
      <Skeleton className="mb-5 h-20" />
      <Skeleton className="h-15" />
    </div>
  );
}

/** The card field and the Pay button once they are ready, or the reason why they aren't. */
export function CardPart({
  opening: { opened, problem, provider },
  failed,
  onRetry,
  ...form
}: Omit<ComponentProps<typeof CardForm>, 'opened'> & {
  opening: Opening;
  /** Comes before the reason. */
  failed: string;
  onRetry: () => void;
}) {
  return (
    <>
      {provider ? (
        <Elements stripe={provider}>
          <CardForm opened={opened} {...form} />
        </Elements>
      ) : (
        problem === undefined && <PreparingCard />
      )}
      {problem !== undefined && <Problem text={`${failed}. ${problem}`} onRetry={onRetry} />}
    </>
  );
}
