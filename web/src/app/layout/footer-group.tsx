import { clsx } from 'clsx';
import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import { useMediaQuery } from '../../lib/hooks/use-media-query.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import type { NavGroup } from './nav-links.ts';

/** A group of links, which is collapsed on a phone once the script that expands it runs. */
export function FooterGroup({ title, links }: NavGroup) {
  const folds = useMediaQuery('(width < 40rem)');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-sm font-semibold">
        {folds ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            className="flex min-h-11 w-full items-center justify-between"
            onClick={() => setOpen(!open)}
          >
            {title}
            <Icon
              shape={ChevronDown}
              className={clsx('size-4 transition-transform', open && 'rotate-180')}
            />
          </button>
        ) : (
          title
        )}
      </h2>
      <ul id={id} hidden={folds && !open}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-10 items-center text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
