import {
  CATEGORY_FILTERS,
  type CategoryFilter,
  grouped,
  type SortDirection,
  type SpotFacets,
  type SpotOrder,
} from '@wayfarer/contract';
import { LayoutGrid, Rows3 } from 'lucide';
import { type SubmitEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths, patterns } from '../../../domain/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChipLink, ChipRow } from '../../../ui/controls/chip.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { categoryNames } from '../copy.ts';
import { type Catalogue, catalogueHref, EVERYTHING, readCatalogue } from './address.ts';
import { texts } from './copy.ts';
import { sortNames } from './copy.texts.js';
import {
  FiltersButton,
  FiltersWithoutScript,
  useFilterDialog,
} from './filters/filters-control.tsx';
import { ordersFor, otherDirection } from './order.ts';
import { SearchField } from './search-field.tsx';
import type { Suggestion } from '../search/suggestions.tsx';
import { useSearchText } from '../../../lib/hooks/use-search-text.ts';
import { Icon } from '../../../ui/display/icon.tsx';

const VIEW_OPTIONS = [
  { value: 'grid', label: texts.grid, icon: <Icon shape={LayoutGrid} /> },
  { value: 'list', label: texts.list, icon: <Icon shape={Rows3} /> },
] as const;

/**
 * The count for a category. If there are more matches than the server counts, only the total is known, and only as a
 * minimum. Undefined if all counts are zero.
 */
function countOf(facets: SpotFacets | undefined, category: CategoryFilter) {
  if (!facets || facets.categories.all === 0) return undefined;
  if (facets.totalIsExact) return facets.categories[category];
  return category === 'all' ? `${grouped(facets.categories.all)}+` : undefined;
}

/** Category chips with the number of matches. They are plain links, which work without scripts. */
export function CategoryChips({
  shown,
  facets,
}: {
  shown: Catalogue;
  facets: SpotFacets | undefined;
}) {
  return (
    <ChipRow label={texts.categories}>
      {CATEGORY_FILTERS.map((category) => (
        <ChipLink
          key={category}
          preventScrollReset
          to={catalogueHref(shown, { category })}
          active={category === shown.category}
          count={countOf(facets, category)}
        >
          {categoryNames[category]}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

/** The specification's four orders (and the best match while searching), and the direction. */
function OrderFields({
  shown: { search, sort, direction },
  onChange,
}: {
  shown: Catalogue;
  onChange: (part: Pick<Catalogue, 'sort' | 'direction'>) => void;
}) {
  const other = otherDirection(sort);
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-2 lg:grow-0">
      <Field
        label={texts.sort}
        className="min-w-0 grow flex-row! items-center gap-3! [&>span]:grow max-sm:[&>label]:sr-only lg:grow-0"
      >
        <Select
          name="sort"
          value={sort}
          onChange={(event) =>
            // the value can only be one of the options below
            onChange({ sort: event.target.value as SpotOrder, direction: null })
          }
        >
          {ordersFor(search).map((order) => (
            <option key={order} value={order}>
              {sortNames[order]}
            </option>
          ))}
        </Select>
      </Field>
      {other && sort !== 'relevance' && (
        <Field label={texts.direction} hideLabel className="min-w-0 grow lg:grow-0">
          <Select
            name="direction"
            value={direction ?? ''}
            onChange={(event) =>
              onChange({ sort, direction: (event.target.value || null) as SortDirection | null })
            }
          >
            {/* no direction, so that without scripts a new order gets its default direction */}
            <option value="">{texts.directions[sort][other === 'asc' ? 'desc' : 'asc']}</option>
            <option value={other}>{texts.directions[sort][other]}</option>
          </Select>
        </Field>
      )}
    </div>
  );
}

/** Hidden fields for the filters that have no field in this form, so that they survive a submit without scripts. */
function HiddenFilters({ shown }: { shown: Catalogue }) {
  return (['category', 'country', 'minCost', 'maxCost', 'month', 'length'] as const).map((name) =>
    shown[name] === EVERYTHING[name] ? null : (
      <input key={name} type="hidden" name={name} value={shown[name] ?? ''} />
    ),
  );
}

/** Changes the list. The new address arrives a moment later; until then, a second change builds on the first. */
function useChange(shown: Catalogue) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = useRef<{ while: URLSearchParams; query: string | undefined }>(null);
  return (part: Partial<Catalogue>, replace = false) => {
    const isOnTheWay = asked.current?.while === params;
    const before = isOnTheWay ? readCatalogue(new URLSearchParams(asked.current?.query)) : shown;
    const href = catalogueHref(before, part);
    asked.current = { while: params, query: href.split('?')[1] };
    void navigate(href, { replace, preventScrollReset: true });
  };
}

/** Search, filters, order and view as one GET form. */
export function Toolbar({
  shown,
  read,
  facets,
}: {
  shown: Catalogue;
  /** The state including the filters that the server found in the search. */
  read: Catalogue;
  facets: SpotFacets | undefined;
}) {
  const navigate = useNavigate();
  const filters = useFilterDialog(read);
  const change = useChange(shown);
  const search = useSearchText(shown.search, (text) => change({ search: text }, true));

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    search.submit();
  }

  function onChoose({ kind, country, label, spotId }: Suggestion) {
    if (spotId !== undefined) void navigate(paths.destination(spotId));
    if (kind !== 'country') return;
    search.setText('');
    change({ country: country ?? label, search: '' });
  }

  return (
    <>
      <form
        role="search"
        action={patterns.catalogue}
        data-native=""
        onSubmit={onSubmit}
        className="flex flex-wrap items-center gap-3"
      >
        <div className="relative flex min-w-0 basis-full flex-wrap gap-3 lg:grow lg:basis-80">
          <SearchField
            text={search.text}
            settled={search.settled}
            onText={search.setText}
            onChoose={onChoose}
          />
          <Button type="submit">{texts.searchButton}</Button>
        </div>
        {/* before the hidden fields, because the first of two values with the same name counts */}
        <FiltersWithoutScript shown={shown} facets={facets} />
        <HiddenFilters shown={shown} />
        <FiltersButton shown={read} onOpen={filters.open} />
        <SegmentedControl
          label={texts.view}
          name="view"
          options={VIEW_OPTIONS}
          value={shown.view}
          onChange={(view) => change({ view, cursor: shown.cursor, page: shown.page }, true)}
        />
        <OrderFields shown={shown} onChange={change} />
      </form>
      {filters.dialog}
    </>
  );
}
