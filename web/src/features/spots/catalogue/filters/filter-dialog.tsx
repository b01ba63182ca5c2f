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
import { FilterFields } from './filter-fields.tsx';

/** The pause in milliseconds after typing before the counts are updated. */
const PAUSE_MS = 250;

/** The filters. A choice updates the counts immediately, but the list only when it is applied. */
function FilterForm({ shown, onClose }: { shown: Catalogue; onClose: () => void }) {
  const navigate = useNavigate();
  const formId = useId();
  const [chosen, setChosen] = useState<Filters>(() => filtersOf(shown));
  const counted = useDebouncedValue(chosen, PAUSE_MS);
  const { data: facets } = spotsApi.useSpotFacetsQuery({
    query: filterOf({ ...shown, ...counted }),
  });

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    onClose();
    void navigate(catalogueHref(shown, chosen), { preventScrollReset: true });
  }

  const total = facets && `${grouped(facets.total)}${facets.totalIsExact ? '' : '+'}`;
  return (
    <form id={formId} onSubmit={onSubmit}>
      <FilterFields
        value={chosen}
        facets={facets}
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
