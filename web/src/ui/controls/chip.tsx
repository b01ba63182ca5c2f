import { grouped } from '@wayfarer/contract';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './link.tsx';

/** The look of a chip, for any element. */
export function chipLook(active: boolean) {
  return clsx(
    'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4.5 text-sm font-medium whitespace-nowrap transition-colors',
    active
      ? 'border-ink bg-ink text-paper'
      : 'border-line bg-surface text-ink hover:border-line-strong',
  );
}

/** The number on a chip. */
export function ChipCount({
  active,
  value,
}: {
  active: boolean;
  value: number | string | undefined;
}) {
  if (value === undefined) return null;
  return (
    <span className={clsx('tabular', active ? 'opacity-75' : 'text-muted')}>
      {typeof value === 'number' ? grouped(value) : value}
    </span>
  );
}

interface ChipState {
  active?: boolean;
  /** The number of matches, or an estimate such as '1,000+'. */
  count?: number | string | undefined;
}

/** A filter chip that is a link, so that it works without scripts and can be shared. */
export function ChipLink({ active = false, count, children, ...rest }: LinkProps & ChipState) {
  return (
    <Link {...rest} aria-current={active ? 'true' : undefined} className={chipLook(active)}>
      {children}
      <ChipCount active={active} value={count} />
    </Link>
  );
}

/** A chip for a choice that stays on the page. */
export function ChipButton({
  active = false,
  count,
  children,
  ...rest
}: ComponentProps<'button'> & ChipState) {
  return (
    <button {...rest} type="button" aria-pressed={active} className={chipLook(active)}>
      {children}
      <ChipCount active={active} value={count} />
    </button>
  );
}

/** A row of chips, which scrolls sideways on a phone instead of pushing the page down. */
export function ChipRow({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // `relative`, so that the chips' hidden texts, which have an absolute position, are clipped together with the chips
    <nav
      aria-label={label}
      className="bleed-x relative flex gap-2.5 overflow-x-auto py-1 [scrollbar-width:none]"
    >
      {children}
    </nav>
  );
}
