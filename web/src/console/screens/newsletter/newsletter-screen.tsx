import { exportSubscribers, type Subscriber, SUBSCRIBER_STATES } from '@wayfarer/contract';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { SearchFilter } from '../../kit/list/filters.tsx';
import type { ListColumn } from '../../kit/list/table/list-column.ts';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { StateChips } from '../../kit/list/state-chips.tsx';
import { subscribersApi } from './api.ts';
import { newsletterTexts as texts, stateTexts } from './copy.texts.js';

const TONES = { waiting: 'warning', subscribed: 'success', unsubscribed: 'neutral' } as const;
const FILTERS = ['state', 'q'] as const;

const momentText = (at: string | null) => (at === null ? '' : formatMoment(at));
const sourceText = ({ source }: Subscriber) =>
  source === 'website' ? texts.sources.website : source;

function State({ state }: Subscriber) {
  return <Badge tone={TONES[state]}>{stateTexts[state]}</Badge>;
}

const COLUMNS: readonly ListColumn<Subscriber>[] = [
  {
    id: 'email',
    title: texts.email,
    cell: ({ email }) => <strong className="wrap-anywhere">{email}</strong>,
    card: 'title',
  },
  {
    id: 'state',
    title: texts.state,
    cell: (subscriber) => <State {...subscriber} />,
    card: 'aside',
  },
  {
    id: 'consent',
    title: texts.consent,
    cell: ({ consentedAt }) => momentText(consentedAt),
    card: {
      note: (one) => texts.given({ when: momentText(one.consentedAt), source: sourceText(one) }),
    },
  },
  { id: 'confirmed', title: texts.confirmed, cell: ({ confirmedAt }) => momentText(confirmedAt) },
  { id: 'left', title: texts.left, cell: ({ unsubscribedAt }) => momentText(unsubscribedAt) },
  { id: 'source', title: texts.source, cell: sourceText },
];

/** The newsletter's subscribers, each with their consent. */
export function NewsletterScreen() {
  const address = useListAddress(FILTERS);
  const { part, query } = address;
  const counts = subscribersApi.useCountSubscribersQuery();
  const states = SUBSCRIBER_STATES.map((state) => ({
    value: state,
    label: stateTexts[state],
    count: counts.data?.[state],
  }));
  return (
    <ListScreen
      title={texts.title}
      text={texts.text}
      export={{ call: exportSubscribers, file: texts.file, ask: texts }}
      list={subscribersApi.useListSubscribersQuery({ query })}
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
    />
  );
}
