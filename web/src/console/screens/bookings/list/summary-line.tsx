import { exactMoney, MOST_SUMMED, type BookingSummary } from '@wayfarer/contract';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { summaryTexts as texts } from './copy.ts';

const amountsOf = (amounts: BookingSummary['amounts'], part: 'total' | 'balance') =>
  amounts.map((sum) => exactMoney(sum[part], sum.currency)).join(' + ');

function Sums({ of: { amounts, booked, count, people } }: { of: BookingSummary }) {
  if (booked === 0) return texts.count(count);
  return (
    <>
      {texts.sums({ booked, count, people, total: amountsOf(amounts, 'total') })}
      <b className="font-semibold text-ink">{texts.open(amountsOf(amounts, 'balance'))}</b>.
    </>
  );
}

/** The sums of all bookings in the list, including those on other pages. */
export function SummaryLine({ filter }: { filter: Readonly<Record<string, string>> }) {
  const { currentData, data } = consoleBookingsApi.useSummarizeBookingsQuery(
    { query: filter },
    { refetchOnMountOrArgChange: true },
  );
  const shown = currentData ?? data;
  return (
    // takes up its space even while it loads
    <p role="status" className="mb-3 min-h-5 text-sm text-muted print:min-h-0">
      {shown && shown.count > 0 && (
        <span className={currentData ? undefined : 'opacity-50'}>
          {shown.count > MOST_SUMMED ? texts.many(MOST_SUMMED) : <Sums of={shown} />}
        </span>
      )}
    </p>
  );
}
