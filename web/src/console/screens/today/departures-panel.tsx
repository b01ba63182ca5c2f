import { type BookingListItem, partyText, timeText, type Today } from '@wayfarer/contract';
import { Badge } from '../../../ui/display/badge.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { consoleBookingsApi } from '../../kit/bookings/api.ts';
import { CheckInButton } from '../../kit/bookings/check-in-button.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { ListSkeleton } from '../../kit/screen/list-skeleton.tsx';
import { amountsText } from './money/amounts.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import { bookingsText, departuresTexts as texts, peopleText } from './copy.ts';
import { listOf } from './lists.ts';
import { Panel } from './panel.tsx';

const MOST = 6;

function Departing({ row }: { row: BookingListItem }) {
  const { may } = useStaff();
  const { attendance, money, startTime, travelName, travelSpot, travellers } = row;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0">
      <span className="min-w-0">
        <Link
          to={consolePath(`bookings/${row._id}`)}
          className="inline-flex min-h-6 items-center font-semibold wrap-anywhere hover:underline"
        >
          {travelName}
        </Link>
        <span className="block text-sm wrap-anywhere text-muted">
          {[
            ...(startTime === null ? [] : [timeText(startTime)]),
            travelSpot,
            partyText(travellers),
          ].join(' · ')}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        {money.balance > 0 && (
          <span className="tabular text-sm text-warning">
            {texts.toPay(amountsText([{ currency: money.currency, amount: money.balance }]))}
          </span>
        )}
        {attendance === 'checked_in' && <Badge tone="success">{texts.checkedIn}</Badge>}
        {attendance === 'no_show' && <Badge tone="danger">{texts.noShow}</Badge>}
        {attendance === 'none' && may('checkin') && <CheckInButton row={row} />}
      </span>
    </li>
  );
}

/** The number of travelers who return today, and of those whose trips are in progress. */
function AlsoToday({ today: { returning, underWay } }: { today: Today }) {
  const lines = [
    [texts.returning(bookingsText(returning.bookings)), returning.people],
    [texts.underWay(bookingsText(underWay.bookings)), underWay.people],
  ] as const;
  return (
    <>
      <h3 className="mt-5 text-sm font-semibold">{texts.also}</h3>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {lines.map(([text, people]) => (
          <li key={text} className="flex justify-between gap-4">
            <span>{text}</span>
            <span className="text-muted">{peopleText(people)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The travelers who depart today by name, and the numbers of those who departed earlier. */
export function DeparturesPanel({ today }: { today: Today }) {
  const { day } = today;
  const query = consoleBookingsApi.useListOperatorBookingsQuery(
    { query: { travelFrom: day, travelTo: day, state: 'booked', sort: 'name', limit: MOST } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Panel
      title={texts.title}
      aside={
        <Link
          to={listOf({ from: day, to: day })}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-lagoon underline"
        >
          {texts.all}
        </Link>
      }
    >
      <QueryView query={query} loading={<ListSkeleton rows={3} />} failed={texts.failed}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-muted">{texts.empty}</p>
          ) : (
            <ul>
              {rows.map((row) => (
                <Departing key={row._id} row={row} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <AlsoToday today={today} />
    </Panel>
  );
}
