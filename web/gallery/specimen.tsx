import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A component in one or several states, under its name. */
export function Specimen({
  name,
  wide = false,
  column = false,
  children,
}: {
  name: string;
  wide?: boolean;
  column?: boolean;
  children: ReactNode;
}) {
  return (
    <article className={clsx('min-w-0', wide && 'lg:col-span-2')}>
      <h3 className="mb-3 text-xs font-semibold text-muted">{name}</h3>
      <div className={clsx('flex min-w-0 gap-3', column ? 'flex-col' : 'flex-wrap items-center')}>
        {children}
      </div>
    </article>
  );
}

export function Specimens({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-x-10 gap-y-9 lg:grid-cols-2">{children}</div>;
}
