import { ChevronRight } from 'lucide';
import { Link } from '../controls/link.tsx';
import { Icon } from '../display/icon.tsx';
import * as texts from './copy.texts.js';

/** Links to the pages above, then the current page's name. */
export function Breadcrumbs({
  trail,
  current,
}: {
  trail: readonly { label: string; to: string }[];
  current: string;
}) {
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-muted">
        {trail.map(({ label, to }) => (
          <li key={to} className="inline-flex items-center gap-1">
            <Link
              to={to}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </Link>
            <Icon shape={ChevronRight} className="size-4 rtl:-scale-x-100" />
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
