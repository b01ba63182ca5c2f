import { type PriceRules, priceUnit, shownCost } from '@wayfarer/contract';
import { clsx } from 'clsx';

/**
 * The price per day and its unit. `text` is a cost text ('$120'), and the mark by which it is shown in another currency.
 * `large` is for a panel's main price.
 */
export function Price({
  text,
  prices,
  large = false,
}: {
  text: string;
  /** The destination's own price rules, if it has any. */
  prices?: Pick<PriceRules, 'per'> | undefined;
  large?: boolean;
}) {
  return (
    <span data-cost={text} className="tabular inline-flex flex-wrap items-baseline gap-x-1.5">
      <strong className={clsx(large ? 'display text-price' : 'text-[1.0625rem] font-bold')}>
        {shownCost(text)}
      </strong>
      <span className={large ? 'text-base text-muted' : 'text-sm'}>{priceUnit({ prices })}</span>
    </span>
  );
}
