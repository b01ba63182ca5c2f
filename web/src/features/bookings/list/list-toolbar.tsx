import { useAddressParams } from '../../../lib/hooks/use-address-params.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { SearchInput } from '../../../ui/form/inputs/search-input.tsx';
import { BOOKING_ORDERS, orderOf, type Period, periodOf } from './booking-list.ts';
import { listTexts as texts, sortNames } from './copy.texts.js';

/** The list's search, order and period. The address contains them, except for the default period, `usual`. */
export function useListAddress(usual: Period) {
  const [params, go] = useAddressParams();
  function change(key: 'search' | 'sort' | 'trips', value: string, standard: string) {
    go(
      (address) => {
        if (value === standard) address.delete(key);
        else address.set(key, value);
      },
      { replace: true },
    );
  }
  return {
    search: params.get('search') ?? '',
    sort: orderOf(params.get('sort')),
    period: periodOf(params.get('trips'), usual),
    setSearch: (search: string) => change('search', search, ''),
    setSort: (sort: string) => change('sort', sort, 'date'),
    setPeriod: (period: Period) => change('trips', period, usual),
  };
}

/** The list's search box and order. */
export function ListToolbar({
  address,
  text,
  onText,
}: {
  address: ReturnType<typeof useListAddress>;
  text: string;
  onText: (text: string) => void;
}) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
      <div className="min-w-0 grow basis-72">
        <SearchInput
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <Field
        label={texts.sort}
        className="grow flex-row! flex-wrap items-center gap-3! sm:grow-0 *:[span]:grow"
      >
        <Select value={address.sort} onChange={(event) => address.setSort(event.target.value)}>
          {BOOKING_ORDERS.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
