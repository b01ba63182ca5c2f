import { awaitsAnswer, type BookingRecord } from '@wayfarer/contract';
import { useFresh } from '../../../../api/use-fresh.ts';
import { BackLink } from '../../../../ui/controls/back-link.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Picture } from '../../../../ui/display/pictures/picture.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import { RecordView } from '../../../kit/screen/record-view.tsx';
import { Screen } from '../../../kit/screen/screen.tsx';
import { useScreenParam } from '../../../kit/address/screen-params.ts';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { StateBadge } from '../../../kit/bookings/state-badge.tsx';
import { tripSpan } from '../../../kit/bookings/trip-span.ts';
import { recordTexts as texts } from './copy.ts';
import { MoneyCard } from './money-card.tsx';
import { owedInPerson } from './owed-in-person.ts';
import { RecordActions } from './record-actions.tsx';
import { NotesCard, PartyCard } from './side-cards.tsx';
import { TimelineCard } from './timeline-card.tsx';

/** The interval in milliseconds for refetching, because colleagues or the traveler may change the booking. */
const LOOK_AGAIN_MS = 60_000;

function Record({ record }: { record: BookingRecord }) {
  const { booking, comingMails, image, mails, money, plan, timeline } = record;
  return (
    <Screen
      above={<BackLink to={consolePath('bookings')}>{texts.back}</BackLink>}
      title={booking.reference ?? texts.noReference}
      text={`${booking.travelName} · ${booking.travelSpot} · ${tripSpan(booking)}`}
      actions={<RecordActions record={record} />}
    >
      <p className="-mt-3 mb-5 flex flex-wrap gap-2">
        <StateBadge state={booking.state} awaits={awaitsAnswer(booking)} />
        {plan?.overdue === true ? (
          <Badge tone="danger">{texts.balanceOverdue}</Badge>
        ) : (
          money.balance > 0 &&
          !awaitsAnswer(booking) && <Badge tone="warning">{texts.balanceOpen}</Badge>
        )}
        {owedInPerson(record) > 0 && <Badge tone="warning">{texts.cashOwed}</Badge>}
      </p>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <MoneyCard record={record} />
          <TimelineCard timeline={timeline} mails={mails} comingMails={comingMails} />
        </div>
        <div className="flex flex-col gap-5">
          {image !== undefined && (
            <Picture
              src={image}
              alt=""
              ratio="wide"
              sizes="(min-width: 64rem) 22rem, 100vw"
              className="rounded-panel max-lg:hidden"
            />
          )}
          <PartyCard record={record} />
          <NotesCard record={record} />
        </div>
      </div>
    </Screen>
  );
}

/** Everything about one booking, and the actions on it. */
export function RecordScreen() {
  const id = useScreenParam('id');
  const query = consoleBookingsApi.useGetBookingRecordQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  useFresh(query.refetch, LOOK_AGAIN_MS);
  return (
    <RecordView query={query} texts={texts} list="bookings">
      {(record) => <Record record={record} />}
    </RecordView>
  );
}
