import { ChevronRight } from 'lucide';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { listTexts as texts } from './copy.ts';
import type { useListAddress } from './use-list-address.ts';

/** Buttons for the next page and for the first page. The browser's Back leads to the previous page. */
export function Pager({
  address,
  next,
}: {
  address: Pick<ReturnType<typeof useListAddress>, 'at' | 'cursor'>;
  next: string | null;
}) {
  if (next === null && address.cursor === undefined) return null;
  return (
    <nav aria-label={texts.pages} className="mt-5 flex flex-wrap justify-center gap-3 print:hidden">
      {address.cursor !== undefined && (
        <ButtonLink variant="ghost" size="sm" to={address.at(null)}>
          {texts.first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink variant="secondary" size="sm" to={address.at(next)}>
          {texts.next}
          <Icon shape={ChevronRight} className="size-4 rtl:-scale-x-100" />
        </ButtonLink>
      )}
    </nav>
  );
}
