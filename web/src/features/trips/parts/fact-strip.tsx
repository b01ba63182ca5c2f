import { clsx } from 'clsx';

export interface Fact {
  label: string;
  value: string;
}

/** Key facts in one line over the picture's lower edge. On a phone, the first fact has a line of its own. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="relative -mt-14 sm:px-8">
      <dl className="grid grid-cols-2 rounded-card bg-surface p-1.5 shadow-float sm:py-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {facts.map(({ label, value }, index) => (
          <div
            key={label}
            className={clsx(
              'min-w-0 border-line px-4 py-2.5',
              index === 0 ? 'col-span-2 border-b lg:col-span-1 lg:border-0' : 'lg:border-s',
            )}
          >
            <dt className="text-xs font-semibold text-muted">{label}</dt>
            <dd
              className={clsx(
                'wrap-anywhere',
                index === 0 ? 'display text-h3' : 'tabular text-sm font-semibold',
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
