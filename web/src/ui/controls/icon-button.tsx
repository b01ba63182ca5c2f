import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { busyButtonProps } from './busy-button-props.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Link, type LinkProps } from './link.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The action, which is the only text for assistive technology. */
  label: string;
  /** An icon or another picture of 20 px. */
  icon: ReactNode;
  /** `plain` on paper, `floating` over a picture, `outline` among fields. */
  look?: 'plain' | 'floating' | 'outline' | 'danger';
  /** A toggle's state; omitted for a plain action. */
  pressed?: boolean | undefined;
  loading?: boolean;
}

const LOOKS = {
  plain: 'text-ink hover:bg-sunken',
  floating: 'bg-label/92 text-on-label shadow-card hover:bg-label',
  outline: 'border border-line-strong/60 bg-surface text-ink hover:border-ink',
  danger: 'text-danger hover:bg-danger-soft',
} as const;

const ROUND =
  'inline-grid size-[44px] shrink-0 print:hidden place-items-center rounded-full transition-[background-color,border-color,color,scale] duration-150 active:scale-95';

/**
 * A round button with only an icon. Its 44 px are enough for a finger, and for the icon when texts are enlarged to
 * 200%.
 */
export function IconButton({
  label,
  icon,
  look = 'plain',
  pressed,
  loading,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      {...(loading && busyButtonProps)}
      type={type}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={clsx(ROUND, 'off:text-muted off:opacity-60', LOOKS[look], className)}
    >
      {loading ? <Spinner size="sm" /> : icon}
    </button>
  );
}

/** A link that looks like an `IconButton`. */
export function IconLink({
  label,
  icon,
  className,
  ...rest
}: Omit<LinkProps, 'children'> & Pick<IconButtonProps, 'label' | 'icon'>) {
  return (
    <Link
      {...rest}
      aria-label={label}
      title={label}
      className={clsx(ROUND, LOOKS.plain, className)}
    >
      {icon}
    </Link>
  );
}
