import type { ReactNode } from 'react';

/** One number with its label. Put several into a `StatRow`. */
export function StatCard({
  label,
  value,
  icon,
}: {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
}) {
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      {icon !== undefined && (
        <span
          aria-hidden="true"
          className="hidden size-11 shrink-0 place-items-center rounded-full bg-lagoon-soft text-lagoon sm:grid [&>svg]:size-5"
        >
          {icon}
        </span>
      )}
      <div className="flex min-w-0 flex-col-reverse">
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="display tabular text-h3 wrap-anywhere">{value}</dd>
      </div>
    </div>
  );
}

/** Stat cards side by side, two a row on a phone. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {children}
    </dl>
  );
}
