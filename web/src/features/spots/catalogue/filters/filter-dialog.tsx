import { grouped } from '@wayfarer/contract';
import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDebouncedValue } from '../../../../lib/hooks/use-debounced-value.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { spotsApi } from '../../api.ts';
import { type Catalogue, catalogueHref, filterOf } from '../address.ts';
import { type Filters, filtersOf, NO_FILTERS } from './active-filters.ts';
import { texts } from './copy.ts';
import { CostAmountField } from './cost-amount-field.tsx';
import { FilterFields } from './filter-fields.tsx';

/** The pause in milliseconds after typing before the counts are updated. */
const PAUSE_MS = 250;

const COSTS = ['minCost', 'maxCost'] as const;

/** The filters, without an end of the price range whose text can't be read. */
function withReadCosts(filters: Filters): Filters {
  const unread = COSTS.filter((name) => Number.isNaN(filters[name]));
  return Object.assign({ ...filters }, ...unread.map((name) => ({ [name]: null })));
}

/** The filters. A choice updates the counts immediately, but the list only when it is applied. */
function FilterForm({ shown, onClose }: { shown: Catalogue; onClose: () => void }) {
  const navigate = useNavigate();
  const formId = useId();
  const [chosen, setChosen] = useState<Filters>(() => filtersOf(shown));
  const counted = useDebouncedValue(chosen, PAUSE_MS);
  const { data: facets } = spotsApi.useSpotFacetsQuery({
    query: filterOf({ ...shown, ...withReadCosts(counted) }),
  });

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const unread = COSTS.find((name) => Number.isNaN(chosen[name]));
    if (unread !== undefined) {
      const field = event.currentTarget.elements.namedItem(unread);
      // leaving the field makes it show its error
      if (field instanceof HTMLInputElement) {
        field.blur();
        field.focus();
      }
      return;
    }
    onClose();
    void navigate(catalogueHref(shown, chosen), { preventScrollReset: true });
  }

  const total = facets && `${grouped(facets.total)}${facets.totalIsExact ? '' : '+'}`;
  return (
    <form id={formId} onSubmit={onSubmit}>
      <FilterFields
        value={chosen}
        facets={facets}
        costField={CostAmountField}
        onChange={(part) => setChosen((before) => ({ ...before, ...part }))}
      />
      <div className="sticky bottom-0 -mx-6 mt-7 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-6 py-4 *:grow sm:-mx-8 sm:-mb-8 sm:px-8 sm:*:grow-0">
        <Button variant="ghost" onClick={() => setChosen(NO_FILTERS)}>
          {texts.clear}
        </Button>
        <Button type="submit">
          <span aria-live="polite">
            {total === undefined ? texts.apply : texts.show({ total, isOne: facets?.total === 1 })}
          </span>
        </Button>
      </div>
    </form>
  );
}

/** The filters in a dialog, loaded on demand. */
export function FilterDialog({
  open,
  shown,
  onClose,
}: {
  open: boolean;
  shown: Catalogue;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} title={texts.filters} onClose={onClose}>
      <FilterForm shown={shown} onClose={onClose} />
    </Dialog>
  );
}
