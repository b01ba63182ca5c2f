import { addDays, BUCKET_DAYS, type Today } from '@wayfarer/contract';
import { formatMomentDay } from '../../../../lib/format-moment.ts';
import { Link } from '../../../../ui/controls/link.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import { addAmounts, amountsText } from './amounts.ts';
import { bookingsText, goingBackTexts, outstandingTexts, toDoTexts } from '../copy.ts';
import { goingBackPath, listOf } from '../lists.ts';
import { Panel } from '../panel.tsx';

type Money = NonNullable<Today['money']>;

const total = (all: Parameters<typeof addAmounts>[0]) => (
  <span className="tabular font-semibold">{amountsText(addAmounts(all))}</span>
);

/** Open balances, grouped by days until departure. */
export function OutstandingPanel({ day, money }: { day: string; money: Money }) {
  const { outstanding } = money;
  return (
    <Panel title={outstandingTexts.title} aside={total(outstanding.map(({ amounts }) => amounts))}>
      <ul className="flex flex-col gap-4">
        {outstanding.map(({ amounts, bucket, count }) => {
          const { from, to } = BUCKET_DAYS[bucket];
          const span = { from: addDays(day, from), to: addDays(day, to), open: true };
          return (
            <li key={bucket} className="flex items-baseline justify-between gap-4">
              <span>
                <Link
                  to={listOf(span)}
                  className="inline-flex min-h-6 items-center font-medium hover:underline"
                >
                  {outstandingTexts.buckets[bucket]}
                </Link>
                <span className="block text-sm text-muted">{bookingsText(count)}</span>
              </span>
              <span
                className={
                  bucket === 'overdue' && count > 0
                    ? 'tabular font-semibold text-danger'
                    : 'tabular font-semibold'
                }
              >
                {amountsText(amounts)}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-5 text-sm text-muted">{outstandingTexts.note}</p>
    </Panel>
  );
}

/** Money that is being returned to travelers. */
export function GoingBackPanel({ money: { goingBack } }: { money: Money }) {
  const { counter, disputes, failed, pending } = goingBack;
  const rows = [
    [goingBackTexts.pending, pending, '', 'pending'],
    [goingBackTexts.failed, failed, 'text-danger', 'failed'],
    [goingBackTexts.disputes, disputes, 'text-warning', 'disputed'],
    [goingBackTexts.counter, { ...counter, oldestAt: null }, '', 'counter'],
  ] as const;
  return (
    <Panel title={goingBackTexts.title} aside={total(rows.map(([, { amounts }]) => amounts))}>
      <ul className="flex flex-col gap-4">
        {rows.map(([title, { amounts, count, oldestAt }, tone, way]) => (
          <li key={title} className="flex items-baseline justify-between gap-4">
            <span className={count > 0 ? tone : ''}>
              <Link
                to={consolePath(goingBackPath(way))}
                className="inline-flex min-h-6 items-center font-medium hover:underline"
              >
                {title}
              </Link>
              <span className="block text-sm text-muted">
                {count}
                {oldestAt !== null && `, ${toDoTexts.since(formatMomentDay(oldestAt))}`}
              </span>
            </span>
            <span className="tabular font-semibold">{amountsText(amounts)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
