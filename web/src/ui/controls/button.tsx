import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { busyButtonProps } from './busy-button-props.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Link, type LinkProps } from './link.tsx';

const BASE =
  'inline-flex items-center justify-center gap-2 print:hidden py-2 text-center font-semibold transition-[background-color,border-color,color,scale] duration-150 select-none active:scale-[0.985] off:active:scale-100';
const VARIANTS = {
  primary:
    'border border-transparent bg-brand-fill text-on-fill hover:bg-brand-fill-hover off:bg-line off:text-muted',
  secondary:
    'border border-line-strong/60 bg-surface text-ink hover:border-ink off:border-line off:text-muted',
  ghost: 'border border-transparent text-ink hover:bg-sunken off:bg-transparent off:text-muted',
  danger:
    'border border-transparent bg-danger-fill text-on-fill hover:bg-danger-fill-hover off:bg-line off:text-muted',
  inverse: 'border border-transparent bg-white text-night hover:bg-white/85',
  glass: 'border border-white/60 bg-night/55 text-white hover:bg-night/75',
} as const;
const SIZES = {
  sm: 'min-h-11 rounded-xl px-4 text-sm',
  md: 'min-h-12 rounded-field px-6 text-base',
  lg: 'min-h-15 rounded-[1.25rem] px-8 text-base',
  pill: 'min-h-11 rounded-full px-5 text-sm',
} as const;

/** The looks of buttons: one `primary` per screen, and quieter ones. */
interface Look {
  variant?: keyof typeof VARIANTS | undefined;
  size?: keyof typeof SIZES | undefined;
  /** True to make it as wide as its container. */
  block?: boolean | undefined;
}

function look({ variant = 'primary', size = 'md', block }: Look, className: string | undefined) {
  return clsx(BASE, VARIANTS[variant], SIZES[size], block && 'w-full', className);
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** True to show a spinner next to the label and ignore further clicks. */
  loading?: boolean | undefined;
}

/** A button. Its `type` is `button` by default, so that it never submits by accident. */
export function Button({
  variant,
  size,
  block,
  loading = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...(loading && busyButtonProps)}
      type={type}
      className={look({ variant, size, block }, className)}
    >
      {loading && <Spinner size="sm" />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps, Look {
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={look({ variant, size, block }, className)} />;
}

/** An `<a>` that looks like a button and leaves the application (email, phone, other sites). */
export function ButtonAnchor({
  variant,
  size,
  block,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={look({ variant, size, block }, className)}>
      {children}
    </a>
  );
}
