import {
  exportOperatorSpots,
  OPERATOR_SPOT_ORDERS,
  type OperatorSpotRow,
  SPOT_STATES,
} from '@wayfarer/contract';
import { useToday } from '../../../../api/use-today.ts';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/feedback/states.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import { useOperator } from '../../../kit/operator/operator.ts';
import { Screen } from '../../../kit/screen/screen.tsx';
import { useColumns } from '../../../kit/list/columns.tsx';
import { DownloadCsv } from '../../../kit/list/export/download-csv.tsx';
import { ChoiceFilter, FilterBar, SearchFilter } from '../../../kit/list/filters.tsx';
import { listOrder } from '../../../kit/list/list-order.ts';
import { ListResults } from '../../../kit/list/list-results.tsx';
import { ListTable } from '../../../kit/list/list-table.tsx';
import { SavedViews } from '../../../kit/list/saved-views.tsx';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { destinationsApi } from '../api.ts';
import { categoryNames } from '../../../../domain/category-names.ts';
import { listTexts as texts, originNames, stateNames } from '../copy.ts';
import { DestinationCard, destinationColumns } from './destination-columns.tsx';

const FILTERS = ['q', 'state', 'origin', 'category', 'sort', 'direction'] as const;
type Address = ReturnType<typeof useListAddress<(typeof FILTERS)[number]>>;

const VIEWS = [
  { name: texts.views.all, view: '' },
  ...SPOT_STATES.map((state) => ({ name: texts.views[state], view: `state=${state}` })),
];

const ORDERS = {
  orders: OPERATOR_SPOT_ORDERS,
  byDefault: 'name',
  rising: OPERATOR_SPOT_ORDERS.filter((order) => order !== 'newest'),
} as const;

function Filters({ address: { part, show, view } }: { address: Address }) {
  return (
    <FilterBar
      search={
        <SearchFilter label={texts.search} placeholder={texts.searchPlaceholder} {...part('q')} />
      }
      onReset={view === '' ? undefined : () => show('')}
    >
      <ChoiceFilter label={texts.state} options={stateNames} {...part('state')} />
      <ChoiceFilter label={texts.origin} options={originNames} {...part('origin')} />
      <ChoiceFilter label={texts.category} options={categoryNames} {...part('category')} />
    </FilterBar>
  );
}

function Destinations({ rows, address }: { rows: OperatorSpotRow[]; address: Address }) {
  const { columns, choice } = useColumns('destinations', destinationColumns);
  return (
    <>
      <div className="-mt-2 mb-3 hidden justify-end lg:flex">{choice}</div>
      <ListTable
        caption={texts.caption}
        columns={columns}
        rows={rows}
        idOf={({ _id }) => _id}
        nameOf={({ spot }) => spot}
        card={DestinationCard}
        order={listOrder(address, ORDERS)}
      />
    </>
  );
}

/** Every destination: the agency's own and what travelers contributed, online or not. */
export function DestinationsScreen() {
  const { may } = useOperator();
  const today = useToday();
  const address = useListAddress(FILTERS);
  const { query, view } = address;
  const list = destinationsApi.useListOperatorSpotsQuery({ query });
  const add = (
    <ButtonLink size="sm" to={consolePath('destinations/new')}>
      {texts.add}
    </ButtonLink>
  );
  const empty =
    view === '' ? (
      <EmptyState title={texts.nothing} text={texts.nothingText} actions={add} />
    ) : (
      <EmptyState title={texts.none} text={texts.noneText} picture={false} />
    );
  return (
    <Screen
      title={texts.title}
      actions={
        <>
          <DownloadCsv
            call={exportOperatorSpots}
            input={{ view }}
            name={`destinations-${today}.csv`}
          >
            {texts.exportAll}
          </DownloadCsv>
          {may('spots.moderate') && (
            <ButtonLink size="sm" variant="secondary" to={consolePath('destinations/review')}>
              {texts.review}
            </ButtonLink>
          )}
          {add}
        </>
      }
    >
      <SavedViews list="destinations" ready={VIEWS} current={view} />
      <Filters address={address} />
      <ListResults list={list} address={address} failed={texts.failed} empty={empty}>
        {(rows) => <Destinations rows={rows} address={address} />}
      </ListResults>
    </Screen>
  );
}
