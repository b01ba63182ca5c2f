import type { SpotFacets } from '@wayfarer/contract';
import { SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { usePublicConfig } from '../../../../api/public-config.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy-component.tsx';
import type { Catalogue } from '../address.ts';
import { activeFilters } from './active-filters.ts';
import { texts } from './copy.ts';
import { FilterFields } from './filter-fields.tsx';

const FilterDialog = lazyComponent(async () => (await import('./filter-dialog.tsx')).FilterDialog);

/** The dialog, once it has been opened. It has its own form, so it can't be inside the toolbar's form. */
export function useFilterDialog(shown: Catalogue) {
  const [dialog, setDialog] = useState<'open' | 'closed'>();
  return {
    open: () => setDialog('open'),
    dialog: dialog && (
      <FilterDialog open={dialog === 'open'} shown={shown} onClose={() => setDialog('closed')} />
    ),
  };
}

/** The button that opens the filters, with the number of active filters. */
export function FiltersButton({ shown, onOpen }: { shown: Catalogue; onOpen: () => void }) {
  const { currency } = usePublicConfig();
  const count = activeFilters(shown, { currency }).length;
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      className="px-4.5! noscript:hidden"
      onClick={onOpen}
    >
      <Icon shape={SlidersHorizontal} className="size-5" />
      {texts.filters}
      {count > 0 && (
        <span className="tabular rounded-full bg-ink px-2 text-sm text-paper">
          {count}
          <span className="sr-only"> {texts.inUseSuffix}</span>
        </span>
      )}
    </Button>
  );
}

/** The filters as fields of the toolbar's form, for browsers without scripts. */
export function FiltersWithoutScript({
  shown,
  facets,
}: {
  shown: Catalogue;
  facets: SpotFacets | undefined;
}) {
  return (
    <noscript>
      {/* browsers with scripts don't render noscript content */}
      {import.meta.env.SSR && (
        <FilterFields value={shown} facets={facets} onChange={() => undefined} />
      )}
    </noscript>
  );
}
