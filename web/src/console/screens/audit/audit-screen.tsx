import { exportAudit } from '@wayfarer/contract';
import { Screen } from '../../kit/screen/screen.tsx';
import { ExportTable } from '../../kit/list/export/export-table.tsx';
import { ChoiceFilter, FilterBar, SearchFilter, SpanFilter } from '../../kit/list/filters.tsx';
import { TableResults } from '../../kit/list/table-results.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { ActCard, COLUMNS } from './acts.tsx';
import { auditApi } from './api.ts';
import { auditTexts as texts, kindTexts } from './copy.ts';

const FILTERS = ['by', 'kind', 'record', 'from', 'to'] as const;

function useActors(): Readonly<Record<string, string>> {
  const { data = [] } = auditApi.useListAuditActorsQuery();
  return Object.fromEntries(data.map(({ _id, name }) => [_id, name ?? texts.gone]));
}

/** What people of the agency did, in words. */
export function AuditScreen() {
  const address = useListAddress(FILTERS);
  const { change, part, query, values, view } = address;
  const actors = useActors();
  const list = auditApi.useReadAuditQuery({ query });
  return (
    <Screen
      title={texts.title}
      text={texts.text}
      actions={<ExportTable call={exportAudit} view={view} texts={texts} />}
    >
      <FilterBar
        search={<SearchFilter label={texts.search} {...part('record')} />}
        onReset={view === '' ? undefined : () => address.show('')}
      >
        <ChoiceFilter label={texts.who} options={actors} {...part('by')} />
        <ChoiceFilter label={texts.kind} options={kindTexts} {...part('kind')} />
        <SpanFilter
          label={texts.days}
          labels={{ from: texts.from, to: texts.to }}
          from={values.from}
          to={values.to}
          onChange={change}
        />
      </FilterBar>
      <TableResults
        list={list}
        address={address}
        texts={texts}
        caption={texts.list}
        columns={COLUMNS}
        idOf={({ _id }) => _id}
        nameOf={({ _id }) => _id}
        card={ActCard}
      />
    </Screen>
  );
}
