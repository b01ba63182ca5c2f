import { exportAudit } from '@wayfarer/contract';
import { ChoiceFilter, SearchFilter, SpanFilter } from '../../kit/list/filters.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { COLUMNS, NO_PERSON } from './acts.tsx';
import { auditApi } from './api.ts';
import { auditTexts as texts, kindTexts } from './copy.texts.js';

const FILTERS = ['by', 'kind', 'record', 'from', 'to'] as const;

function useActors(): Readonly<Record<string, string>> {
  const { data = [] } = auditApi.useListAuditActorsQuery();
  return Object.fromEntries(
    data.map(({ _id, name }) => [_id, NO_PERSON[_id] ?? name ?? texts.gone]),
  );
}

/** The audit log: the actions of staff, in words. */
export function AuditScreen() {
  const address = useListAddress(FILTERS);
  const { change, part, query, values } = address;
  const actors = useActors();
  return (
    <ListScreen
      title={texts.title}
      text={texts.text}
      export={{ call: exportAudit, file: texts.file, ask: texts }}
      list={auditApi.useReadAuditQuery({ query })}
      address={address}
      texts={texts}
      columns={COLUMNS}
      idOf={({ _id }) => _id}
      search={<SearchFilter label={texts.search} {...part('record')} />}
      filters={
        <>
          <ChoiceFilter label={texts.who} options={actors} {...part('by')} />
          <ChoiceFilter label={texts.kind} options={kindTexts} {...part('kind')} />
          <SpanFilter
            label={texts.days}
            labels={{ from: texts.from, to: texts.to }}
            from={values.from}
            to={values.to}
            onChange={change}
          />
        </>
      }
    />
  );
}
