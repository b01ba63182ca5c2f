import { fromWord, type PriceRules, priceUnit, shownCost } from '@wayfarer/contract';
import { clsx } from 'clsx';

/**
 * The price per day and its unit. `text` is a cost text ('$120'), kept in `data-cost` to show it in another currency.
 * `large` is for a panel's main price.
 */
export function Price({
  text,
  lowest,
  prices,
  large = false,
}: {
  text: string;
  /** The lowest price, shown instead if the price depends on the day. */
  lowest?: string | undefined;
  /** The destination's own price rules, if it has any. */
  prices?: Pick<PriceRules, 'per'> | undefined;
  large?: boolean;
}) {
  return (
    <span
      data-cost={lowest ?? text}
      className="tabular inline-flex flex-wrap items-baseline gap-x-1.5"
    >
      {lowest !== undefined && <span className="text-sm">{fromWord}</span>}
      <strong className={clsx(large ? 'display text-price' : 'text-[1.0625rem] font-bold')}>
        {shownCost(lowest ?? text)}
      </strong>
      <span className={large ? 'text-base text-muted' : 'text-sm'}>{priceUnit({ prices })}</span>
    </span>
  );
}
