import { clsx } from 'clsx';

/**
 * An amount with its unit. `text` is ready to show ('$120'): formatting is a rule of the contract.
 * `large` is the one price that a panel is about.
 */
export function Price({
  text,
  unit = 'per day',
  large = false,
}: {
  text: string;
  unit?: string;
  large?: boolean;
}) {
  return (
    <span className="tabular inline-flex items-baseline gap-1.5">
      <strong className={clsx(large ? 'display text-price' : 'text-[1.0625rem] font-bold')}>
        {text}
      </strong>
      {unit !== '' && <span className={large ? 'text-base text-muted' : 'text-sm'}>{unit}</span>}
    </span>
  );
}
