import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A table that scrolls sideways inside its own box if needed. Give it a `<caption>`. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return (
    // `relative` also keeps the cells' hidden texts in the box
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
      <table {...rest} className={clsx('w-full border-collapse text-left text-sm', className)} />
    </div>
  );
}

/** A column header. */
export function Th({ className, scope = 'col', ...rest }: ComponentProps<'th'>) {
  return (
    <th
      {...rest}
      scope={scope}
      className={clsx(
        'border-b border-line px-4 py-3.5 text-xs font-semibold text-muted',
        className,
      )}
    />
  );
}

/** A cell. `numeric` aligns figures on the right. */
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
        numeric && 'tabular text-right',
        className,
      )}
    />
  );
}
