import type { CancellationPromise } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Check, Info } from 'lucide';
import { Icon } from '../display/icon.tsx';
import { promiseTexts as texts } from './copy.texts.js';

/** The refund of a cancellation, next to a price or to a button that commits to it. */
export function PromisedRefund({
  of: { amount, isFree, title },
  className,
}: {
  of: CancellationPromise;
  className?: string;
}) {
  return (
    <p className={clsx('flex gap-2 text-sm', className)}>
      <Icon
        shape={isFree ? Check : Info}
        className={clsx('mt-0.5 size-4 shrink-0', isFree ? 'text-success' : 'text-muted')}
      />
      <span>
        <span className="font-semibold">{title}</span>
        {amount !== '' && texts.back(amount)}
      </span>
    </p>
  );
}
