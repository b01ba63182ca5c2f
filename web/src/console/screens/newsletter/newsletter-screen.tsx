import { exportSubscribers, type Subscriber, SUBSCRIBER_STATES } from '@wayfarer/contract';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { FilterBar, SearchFilter } from '../../kit/list/filters.tsx';
import { ExportTable } from '../../kit/list/export/export-table.tsx';
import type { ListColumn } from '../../kit/list/list-table.tsx';
import { TableResults } from '../../kit/list/table-results.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { StateChips } from '../../kit/list/state-chips.tsx';
import { subscribersApi } from './api.ts';
import { newsletterTexts as texts, stateTexts } from './copy.ts';

const TONES = { waiting: 'warning', subscribed: 'success', unsubscribed: 'neutral' } as const;
const FILTERS = ['state', 'q'] as const;

const momentText = (at: string | null) => (at === null ? '' : formatMoment(at));
const sourceText = ({ source }: Subscriber) => texts.sources[source] ?? source;

function State({ state }: Subscriber) {
  return <Badge tone={TONES[state]}>{stateTexts[state]}</Badge>;
}

const COLUMNS: readonly ListColumn<Subscriber>[] = [
  { id: 'email', title: texts.email, cell: ({ email }) => <strong>{email}</strong> },
  { id: 'state', title: texts.state, cell: (subscriber) => <State {...subscriber} /> },
  { id: 'consent', title: texts.consent, cell: ({ consentedAt }) => momentText(consentedAt) },
  { id: 'confirmed', title: texts.confirmed, cell: ({ confirmedAt }) => momentText(confirmedAt) },
  { id: 'left', title: texts.left, cell: ({ unsubscribedAt }) => momentText(unsubscribedAt) },
  { id: 'source', title: texts.source, cell: sourceText },
];

function SubscriberCard(subscriber: Subscriber) {
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere">{subscriber.email}</p>
        <State {...subscriber} />
      </div>
      <p className="text-xs text-muted">
        {texts.given(momentText(subscriber.consentedAt), sourceText(subscriber))}
      </p>
    </div>
  );
}

/** Who takes the newsletter, with the consent. */
export function NewsletterScreen() {
  const address = useListAddress(FILTERS);
  const { part, query, view } = address;
  const list = subscribersApi.useListSubscribersQuery({ query });
  const counts = subscribersApi.useCountSubscribersQuery();
  const states = SUBSCRIBER_STATES.map((state) => ({
    value: state,
    label: stateTexts[state],
    count: counts.data?.[state],
  }));
  return (
    <Screen
      title={texts.title}
      text={texts.text}
      actions={<ExportTable call={exportSubscribers} view={view} texts={texts} />}
    >
      <StateChips
        label={texts.views}
        chips={[{ value: undefined, label: texts.all }, ...states]}
        {...part('state')}
      />
      <FilterBar
        search={<SearchFilter label={texts.search} {...part('q')} />}
        onReset={view === '' ? undefined : () => address.show('')}
      />
      <TableResults
        list={list}
        address={address}
        texts={texts}
        caption={texts.list}
        columns={COLUMNS}
        idOf={({ _id }) => _id}
        nameOf={({ email }) => email}
        card={SubscriberCard}
      />
    </Screen>
  );
}
