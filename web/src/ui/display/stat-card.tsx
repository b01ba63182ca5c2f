import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** One number with its label. Put several into a `StatRow`. */
export function StatCard({
  label,
  value,
  note,
  icon,
}: {
  label: string;
  value: ReactNode;
  note?: string;
  icon?: ReactNode;
}) {
  return (
    // name and value must be direct children of the group, because assistive technology looks no deeper
    <div
      className={clsx(
        'relative flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-4 sm:p-5',
        icon !== undefined && 'sm:ps-20',
      )}
    >
      <dt className="text-sm wrap-anywhere text-muted">
        {icon !== undefined && (
          <span
            aria-hidden
            className="absolute inset-y-0 start-5 my-auto hidden size-11 place-items-center rounded-full bg-lagoon-soft text-lagoon sm:grid [&>svg]:size-5"
          >
            {icon}
          </span>
        )}
        {label}
      </dt>
      <dd className="display tabular text-h3 wrap-anywhere">{value}</dd>
      {note !== undefined && (
        <dd className="tabular order-first text-xs text-muted wrap-anywhere">{note}</dd>
      )}
    </div>
  );
}

/** Stat cards side by side, two per row on a phone. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {children}
    </dl>
  );
}
