import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * A white sheet on the paper background. `floating` lifts the most important one (booking panel,
 * sign-in form).
 */
export function Card({
  floating = false,
  padded = true,
  className,
  ...rest
}: ComponentProps<'div'> & { floating?: boolean; padded?: boolean }) {
  return (
    <div
      {...rest}
      className={clsx(
        'rounded-panel border border-line bg-surface',
        padded && 'p-5 sm:p-7',
        floating && 'shadow-float',
        className,
      )}
    />
  );
}
