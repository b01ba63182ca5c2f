import { exportOperatorSpots, OPERATOR_SPOT_ORDERS, SPOT_STATES } from '@wayfarer/contract';
import { usePublicConfig } from '../../../../api/public-config.ts';
import { useToday } from '../../../../api/use-today.ts';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import { useStaff } from '../../../kit/staff/staff.ts';
import { ChoiceFilter, SearchFilter } from '../../../kit/list/filters.tsx';
import { listOrder } from '../../../kit/list/table/list-order.ts';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { SavedViews } from '../../../kit/list/saved-views.tsx';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { destinationsApi } from '../api.ts';
import { categoryNames } from '../../../../domain/category-names.ts';
import { listTexts as texts, originNames, stateNames } from '../copy.texts.js';
import { destinationColumns } from './destination-columns.tsx';

const FILTERS = ['q', 'state', 'origin', 'category', 'sort', 'direction'] as const;
/** The key under which this device stores views and columns. */
const NAME = 'destinations';

const VIEWS = [
  { name: texts.views.all, view: '' },
  ...SPOT_STATES.map((state) => ({ name: texts.views[state], view: `state=${state}` })),
];

const ORDERS = {
  orders: OPERATOR_SPOT_ORDERS,
  byDefault: 'name',
  rising: OPERATOR_SPOT_ORDERS.filter((order) => order !== 'newest'),
} as const;

/** All destinations, whether published or not: the agency's own and travelers' contributions. */
export function DestinationsScreen() {
  const { may } = useStaff();
  const { languages } = usePublicConfig();
  const today = useToday();
  const address = useListAddress(FILTERS);
  const { part, query, view } = address;
  const add = (
    <ButtonLink size="sm" to={consolePath('destinations/new')}>
      {texts.add}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={texts.title}
      export={{ call: exportOperatorSpots, file: `destinations-${today}.csv` }}
      actions={
        <>
          {may('spots.moderate') && (
            <ButtonLink size="sm" variant="secondary" to={consolePath('destinations/review')}>
              {texts.review}
            </ButtonLink>
          )}
          {languages && (
            <ButtonLink size="sm" variant="secondary" to={consolePath('texts')}>
              {texts.translations}
            </ButtonLink>
          )}
          {add}
        </>
      }
      list={destinationsApi.useListOperatorSpotsQuery({ query })}
      address={address}
      texts={texts}
      whenEmpty={{ picture: true, actions: add }}
      columns={destinationColumns}
      chosenColumns={NAME}
      idOf={({ _id }) => _id}
      order={listOrder(address, ORDERS)}
      views={<SavedViews list={NAME} ready={VIEWS} current={view} />}
      search={
        <SearchFilter label={texts.search} placeholder={texts.searchPlaceholder} {...part('q')} />
      }
      filters={
        <>
          <ChoiceFilter label={texts.state} options={stateNames} {...part('state')} />
          <ChoiceFilter label={texts.origin} options={originNames} {...part('origin')} />
          <ChoiceFilter label={texts.category} options={categoryNames} {...part('category')} />
        </>
      }
    />
  );
}
