import { X } from 'lucide';
import { usePublicConfig } from '../../../../api/public-config.ts';
import { ChipLink, ChipRow } from '../../../../ui/controls/chip.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { type Catalogue, catalogueHref } from '../address.ts';
import { activeFilters, NO_FILTERS } from './active-filters.ts';
import { texts } from './copy.ts';

/** The active filters as chips, which are links that remove their filter and work without scripts. */
export function ActiveFilterChips({
  shown,
  countryName,
}: {
  shown: Catalogue;
  /** The name of the chosen country in the page's language, if it differs. */
  countryName: string | undefined;
}) {
  const { currency } = usePublicConfig();
  const active = activeFilters(shown, { currency, countryName });
  if (active.length === 0) return null;
  return (
    <ChipRow label={texts.inUse}>
      {active.map(({ label, off }) => (
        <ChipLink key={label} active preventScrollReset to={catalogueHref(shown, off)}>
          {label}
          <span className="sr-only">{texts.remove}</span>
          <Icon shape={X} className="size-4" />
        </ChipLink>
      ))}
      {active.length > 1 && (
        <ChipLink preventScrollReset to={catalogueHref(shown, NO_FILTERS)}>
          {texts.clear}
        </ChipLink>
      )}
    </ChipRow>
  );
}
