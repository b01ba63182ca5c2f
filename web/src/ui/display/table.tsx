import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * A table that scrolls sideways within its own box if needed. Give it a `<caption>`, and a `scrollLabel` if nothing in it
 * can have the focus, so that the keyboard can scroll it.
 */
export function Table({
  className,
  scrollLabel,
  ...rest
}: ComponentProps<'table'> & { scrollLabel?: string }) {
  const focusable = scrollLabel !== undefined && {
    tabIndex: 0,
    role: 'group',
    'aria-label': scrollLabel,
  };
  return (
    // `relative` also keeps the cells' hidden texts in the box
    <div
      {...focusable}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table {...rest} className={clsx('w-full border-collapse text-sm', className)} />
    </div>
  );
}

/** A column header. `atEnd` aligns it with figures. */
export function Th({
  className,
  scope = 'col',
  atEnd = false,
  ...rest
}: ComponentProps<'th'> & { atEnd?: boolean }) {
  return (
    <th
      {...rest}
      scope={scope}
      className={clsx(
        'border-b border-line px-4 py-3.5 text-xs font-semibold text-muted',
        atEnd ? 'text-end' : 'text-start',
        className,
      )}
    />
  );
}

/** A cell. `numeric` aligns figures at the end. */
export function Td({
  className,
  numeric = false,
  ...rest
}: ComponentProps<'td'> & { numeric?: boolean }) {
  return (
    <td
      {...rest}
      className={clsx(
        'border-b border-line px-4 py-3.5 align-middle in-[tr:last-child]:border-b-0',
        numeric && 'tabular text-end',
        className,
      )}
    />
  );
}
