import { clsx } from 'clsx';

/**
 * The price per day. `text` is ready to show ('$120'): formatting is a rule of the contract.
 * `large` is for a panel's main price.
 */
export function Price({ text, large = false }: { text: string; large?: boolean }) {
  return (
    <span className="tabular inline-flex items-baseline gap-1.5">
      <strong className={clsx(large ? 'display text-price' : 'text-[1.0625rem] font-bold')}>
        {text}
      </strong>
      <span className={large ? 'text-base text-muted' : 'text-sm'}>per day</span>
    </span>
  );
}
