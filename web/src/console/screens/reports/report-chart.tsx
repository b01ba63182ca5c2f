import { exactMoney, type ReportGroup, type ReportRow } from '@wayfarer/contract';
import { reportsTexts as texts } from './copy.texts.js';
import { rowName } from './row-name.ts';

/** The maximum number of bars, because more of them would be hard to read. */
const MOST = 13;

/** A bar for the sales of each group, with a text that gives the highest amount. The table has all figures. */
export function ReportChart({
  by,
  currency,
  rows,
}: {
  by: ReportGroup;
  currency: string;
  rows: readonly ReportRow[];
}) {
  const shown = rows.slice(0, MOST);
  const [top] = rows.toSorted((a, b) => b.sales - a.sales);
  if (top === undefined || top.sales <= 0) return null;
  const label = texts.chart({ name: rowName(by, top), amount: exactMoney(top.sales, currency) });
  return (
    <figure role="img" aria-label={label} className="mb-6">
      <div
        aria-hidden
        className="grid grid-cols-[minmax(0,auto)_minmax(3rem,1fr)_auto] gap-x-3 gap-y-2 text-xs"
      >
        {shown.map((row) => (
          <Bar
            key={row.key}
            name={rowName(by, row)}
            share={row.sales / top.sales}
            amount={exactMoney(row.sales, currency)}
          />
        ))}
      </div>
    </figure>
  );
}

function Bar({ amount, name, share }: { amount: string; name: string; share: number }) {
  return (
    <div className="contents">
      <span className="max-w-32 truncate text-muted sm:max-w-56">{name}</span>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className="h-4 w-full self-center forced-color-adjust-none rtl:-scale-x-100"
      >
        <rect width={100} height={10} className="fill-sunken" />
        <rect width={Math.max(0, share) * 100} height={10} className="fill-lagoon" />
      </svg>
      <span className="tabular text-end">{amount}</span>
    </div>
  );
}
