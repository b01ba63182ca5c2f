import {
  CATEGORY_FILTERS,
  type CategoryFilter,
  grouped,
  SPOT_SORTS,
  type SpotFacets,
  type SpotSort,
} from '@wayfarer/contract';
import { LayoutGrid, Rows3, X } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths, patterns } from '../../../domain/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChipLink, ChipRow } from '../../../ui/controls/chip.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { categoryNames, sortNames } from '../copy.ts';
import { type Catalogue, catalogueHref } from './address.ts';
import { texts } from './copy.ts';
import { SearchField, type Suggestion } from './search-field.tsx';
import { useSearchText } from '../../../lib/hooks/use-search-text.ts';

const VIEW_OPTIONS = [
  { value: 'grid', label: texts.grid, icon: <LayoutGrid aria-hidden="true" /> },
  { value: 'list', label: texts.list, icon: <Rows3 aria-hidden="true" /> },
] as const;

/** Beyond a limit the server stops counting: then only the whole is known, and that it is more. */
function countOf(facets: SpotFacets | undefined, category: CategoryFilter) {
  if (!facets || facets.totalIsExact) return facets?.categories[category];
  return category === 'all' ? `${grouped(facets.categories.all)}+` : undefined;
}

/** Chips with the number of matches behind each; plain links, so they work without script too. */
export function CategoryChips({
  shown,
  facets,
}: {
  shown: Catalogue;
  facets: SpotFacets | undefined;
}) {
  return (
    <ChipRow label={texts.categories}>
      {shown.country !== '' && (
        <ChipLink active preventScrollReset to={catalogueHref(shown, { country: '' })}>
          {shown.country}
          <span className="sr-only">{texts.anyCountry}</span>
          <X aria-hidden="true" className="size-4" />
        </ChipLink>
      )}
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

/** Search, order and view: one GET form whose values are the address. */
export function Toolbar({ shown }: { shown: Catalogue }) {
  const navigate = useNavigate();
  const change = (part: Partial<Catalogue>, replace = true) =>
    void navigate(catalogueHref(shown, part), { replace, preventScrollReset: true });
  const search = useSearchText(shown.search, (text) => change({ search: text }));

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    search.submit();
  }

  function onChoose({ kind, label, spotId }: Suggestion) {
    if (spotId !== undefined) void navigate(paths.destination(spotId));
    if (kind !== 'country') return;
    search.setText('');
    change({ country: label, search: '' }, false);
  }

  return (
    <form
      role="search"
      action={patterns.catalogue}
      data-native=""
      onSubmit={onSubmit}
      className="flex flex-wrap items-center gap-3"
    >
      <div className="flex min-w-0 basis-full flex-wrap gap-3 lg:grow lg:basis-80">
        <SearchField
          text={search.text}
          settled={search.settled}
          onText={search.setText}
          onChoose={onChoose}
        />
        <Button type="submit">{texts.searchButton}</Button>
      </div>
      {shown.category !== 'all' && <input type="hidden" name="category" value={shown.category} />}
      {shown.country !== '' && <input type="hidden" name="country" value={shown.country} />}
      <Field
        label={texts.sort}
        className="grow flex-row! items-center gap-3! max-[22rem]:[&>label]:sr-only lg:grow-0"
      >
        <Select
          name="sort"
          value={shown.sort}
          // only the options below can be chosen
          onChange={(event) => change({ sort: event.target.value as SpotSort })}
        >
          {SPOT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </Select>
      </Field>
      <SegmentedControl
        label={texts.view}
        name="view"
        options={VIEW_OPTIONS}
        value={shown.view}
        onChange={(view) => change({ view, cursor: shown.cursor, page: shown.page })}
      />
    </form>
  );
}
