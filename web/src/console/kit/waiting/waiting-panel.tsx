import { partyText, type WaitingRecord } from '@wayfarer/contract';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { consolePath } from '../address/paths.ts';
import { tripSpan } from '../bookings/trip-span.ts';
import { QuestionDialog } from '../dialogs/question-dialog.tsx';
import type { ListColumn } from '../list/table/list-column.ts';
import { ListTable } from '../list/table/list-table.tsx';
import { Section } from '../screen/section.tsx';
import { useStaff } from '../staff/staff.ts';
import { waitingApi } from './api.ts';
import { panelTexts as texts } from './copy.texts.js';
import { OfferDialog } from './offer-dialog.tsx';

/** An entry, with the entries that have waited longer for the same day. */
interface Row extends WaitingRecord {
  passed: readonly WaitingRecord[];
}

const rowsOf = (entries: readonly WaitingRecord[]): Row[] =>
  entries.map((entry) => ({
    ...entry,
    passed: entries.filter(
      ({ place, startTime, state, travelDate }) =>
        state === 'waiting' &&
        travelDate === entry.travelDate &&
        startTime === entry.startTime &&
        (place ?? 0) < (entry.place ?? Infinity),
    ),
  }));

function State({ hasRoom, offeredUntil, passed, state }: Row) {
  return (
    <>
      <Badge tone={state === 'offered' ? 'warning' : state === 'taken' ? 'success' : 'neutral'}>
        {texts.states[state]}
      </Badge>
      {state === 'offered' && offeredUntil !== null && (
        <span className="tabular block text-xs text-muted">
          {texts.until(formatMoment(offeredUntil))}
        </span>
      )}
      {state === 'waiting' && hasRoom && passed.every((one) => !one.hasRoom) && (
        <span className="block text-xs text-muted">{texts.soon}</span>
      )}
    </>
  );
}

/** The actions for an entry: an offer out of turn, if there is room, and its removal. */
function Actions({ row }: { row: Row }) {
  const { may } = useStaff();
  const [dialog, setDialog] = useState<'offer' | 'remove'>();
  const [remove] = waitingApi.useRemoveWaitingMutation();
  const isOffered = row.state === 'offered';
  const close = () => setDialog(undefined);
  if (!may('availability.write') || (row.state !== 'waiting' && !isOffered)) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!isOffered && (
        <Button
          size="sm"
          variant="secondary"
          disabled={!row.hasRoom}
          title={row.hasRoom ? undefined : texts.isFull}
          onClick={() => setDialog('offer')}
        >
          {texts.offer}
          <span className="sr-only">{texts.of(row.name)}</span>
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => setDialog('remove')}>
        {isOffered ? texts.takeBack : texts.remove}
        <span className="sr-only">{texts.of(row.name)}</span>
      </Button>
      {dialog === 'offer' && <OfferDialog entry={row} passed={row.passed} onClose={close} />}
      {dialog === 'remove' && (
        <QuestionDialog
          texts={{
            title: isOffered ? texts.takeBackTitle(row.name) : texts.removeTitle(row.name),
            text: isOffered ? texts.takeBackText : texts.removeText,
            submit: isOffered ? texts.takeBack : texts.remove,
            done: texts.removed(row.name),
          }}
          act={() => remove({ params: { id: row._id } })}
          onClose={close}
        />
      )}
    </div>
  );
}

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    id: 'place',
    title: texts.columns.place,
    numeric: true,
    cell: ({ place }) => place ?? '–',
    card: { note: ({ place }) => (place === null ? null : texts.placeInLine(place)) },
  },
  { id: 'day', title: texts.columns.day, cell: tripSpan, card: 'note' },
  {
    id: 'traveler',
    title: texts.columns.traveler,
    cell: ({ bookingId, name, travellers }) => (
      <>
        {bookingId === null ? (
          <span className="font-semibold wrap-anywhere">{name}</span>
        ) : (
          <Link
            to={consolePath(`bookings/${encodeURIComponent(bookingId)}`)}
            className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        )}
        <span className="block text-xs text-muted">{partyText(travellers)}</span>
      </>
    ),
    card: 'title',
  },
  {
    id: 'since',
    title: texts.columns.since,
    cell: ({ createdAt }) => formatMoment(createdAt),
    card: { note: ({ createdAt }) => texts.waitingSince(formatMoment(createdAt)) },
  },
  { id: 'state', title: texts.columns.state, cell: State, card: 'aside' },
  {
    id: 'actions',
    title: texts.columns.actions,
    cell: (row) => <Actions row={row} />,
    card: { foot: (row) => <Actions row={row} /> },
  },
];

interface PanelProps {
  spotId: string;
  /** Left out for all days. */
  day?: string;
  /** Null for the departure of the day that has no start time; left out for all of the day. */
  startTime?: string | null;
}

/** The parties that wait for a destination, for one of its days or for all; nothing if no party waits. */
export function WaitingPanel({ day, spotId, startTime }: PanelProps) {
  const query = { spotId, ...(day !== undefined && { day }) };
  const { data: found = [], isError } = waitingApi.useListWaitingQuery(
    { query },
    { refetchOnMountOrArgChange: true },
  );
  const data = found.filter((one) => startTime === undefined || one.startTime === startTime);
  if (data.length === 0 && !isError) return null;
  return (
    <Section title={texts.title} aside={isError ? undefined : texts.parties(data.length)}>
      {isError ? (
        <Banner tone="warning">{texts.failed}</Banner>
      ) : (
        <ListTable
          caption={texts.title}
          columns={COLUMNS}
          rows={rowsOf(data)}
          idOf={({ _id }) => _id}
        />
      )}
      <p className="mt-4 max-w-160 text-sm text-muted">{texts.how}</p>
    </Section>
  );
}
