import { exportInbox, type InboxMessage, MESSAGE_STATES } from '@wayfarer/contract';
import { useFresh } from '../../../api/use-fresh.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { ChoiceFilter, SearchFilter } from '../../kit/list/filters.tsx';
import type { ListColumn } from '../../kit/list/table/list-column.ts';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { StateChips } from '../../kit/list/state-chips.tsx';
import { inboxApi } from './api.ts';
import { inboxTexts as texts } from './copy.ts';
import { StateBadge, stateTexts } from '../../kit/people/message-state.tsx';

/** The interval for refetching, in milliseconds, because messages may arrive at any time. */
const REFRESH_MS = 60_000;
const FILTERS = ['state', 'q', 'assigned'] as const;

function Subject({ _id, excerpt, state, subject }: InboxMessage) {
  return (
    <div className="max-w-xl min-w-0">
      <Link
        to={consolePath(`inbox/${_id}`)}
        className={`wrap-anywhere underline-offset-4 hover:underline ${state === 'new' ? 'font-bold' : 'font-semibold'}`}
      >
        {subject}
      </Link>
      <p className="line-clamp-1 wrap-anywhere text-muted">{excerpt}</p>
    </div>
  );
}

function Writer({ email, name }: InboxMessage) {
  return (
    <div className="max-w-56 min-w-0">
      <p className="truncate">{name}</p>
      <p className="truncate text-xs text-muted">{email}</p>
    </div>
  );
}

function When({ at }: { at: string }) {
  return <span className="whitespace-nowrap">{formatMoment(at)}</span>;
}

const assignee = ({ assignedTo }: InboxMessage) =>
  assignedTo === null ? '' : assignedTo.name || texts.formerColleague;

const COLUMNS: readonly ListColumn<InboxMessage>[] = [
  { id: 'from', title: texts.from, cell: (message) => <Writer {...message} />, card: 'title' },
  {
    id: 'subject',
    title: texts.subject,
    cell: (message) => <Subject {...message} />,
    card: 'text',
  },
  {
    id: 'state',
    title: texts.state,
    cell: ({ state }) => <StateBadge state={state} />,
    card: 'aside',
  },
  { id: 'assigned', title: texts.assigned, cell: assignee },
  {
    id: 'at',
    title: texts.received,
    cell: ({ createdAt }) => <When at={createdAt} />,
    card: {
      note: (message) =>
        [formatMoment(message.createdAt), assignee(message)].filter(Boolean).join(' · '),
    },
  },
];

/** All messages to the agency, by state. */
export function InboxScreen() {
  const address = useListAddress(FILTERS);
  const { part, query } = address;
  const list = inboxApi.useListInboxQuery({ query });
  const counts = inboxApi.useCountInboxQuery();
  const people = inboxApi.useListAnswerersQuery().data ?? [];
  useFresh(() => {
    void list.refetch();
    void counts.refetch();
  }, REFRESH_MS);
  const states = MESSAGE_STATES.map((state) => ({
    value: state,
    label: stateTexts[state],
    count: counts.data?.[state],
  }));
  const colleagues = Object.fromEntries(people.map(({ _id, name }) => [_id, name]));
  return (
    <ListScreen
      title={texts.title}
      text={texts.text}
      export={{ call: exportInbox, file: texts.file, ask: texts }}
      list={list}
      address={address}
      texts={texts}
      columns={COLUMNS}
      idOf={({ _id }) => _id}
      views={
        <StateChips
          label={texts.views}
          chips={[{ value: undefined, label: texts.all }, ...states]}
          {...part('state')}
        />
      }
      search={<SearchFilter label={texts.search} {...part('q')} />}
      filters={
        <ChoiceFilter
          label={texts.assigned}
          options={{ me: texts.me, nobody: texts.nobody, ...colleagues }}
          {...part('assigned')}
        />
      }
    />
  );
}
