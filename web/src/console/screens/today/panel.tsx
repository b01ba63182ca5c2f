import { Info } from 'lucide';
import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { todayTexts as texts } from './copy.ts';

/** A section of Today with its own heading. */
export function Panel({
  title,
  id: anchor,
  aside,
  children,
}: {
  title: string;
  /** The panel's anchor, for links within the screen. */
  id?: string;
  /** Shown at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="min-w-0 scroll-mt-6">
      <Card className="h-full">
        <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="display text-h3">
            {title}
          </h2>
          {aside}
        </header>
        {children}
      </Card>
    </section>
  );
}

function Shortened({ full, short }: { full: string; short: string }) {
  return (
    <>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{full}</span>
    </>
  );
}

/** A figure that links to the list it is computed from, with a definition that can be opened. */
export function Tile({
  title,
  what,
  figure,
  to,
  children,
}: {
  title: string;
  what: string;
  /** One line for each part, such as a currency. Screen readers get the full text of a part that is shortened. */
  figure: readonly { short: string; full: string }[];
  /** The path of the list that the figure is computed from. */
  to: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-label={title} className="min-w-0">
      <Card padded={false} className="h-full px-4 pt-2 pb-4 sm:px-5 sm:pt-3 sm:pb-5">
        <div className="flex items-center justify-between gap-2">
          <h2 className="text-sm font-semibold">{title}</h2>
          <IconButton
            label={texts.what(title)}
            icon={<Icon shape={Info} className="size-4 text-muted" />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        </div>
        <Link to={to} className="@container block hover:underline">
          {figure.map(({ full, short }) => (
            <span
              key={full}
              title={full === short ? undefined : full}
              className="display tabular block text-h3 whitespace-nowrap @[13.5rem]:text-h2"
            >
              {full === short ? full : <Shortened full={full} short={short} />}
            </span>
          ))}
        </Link>
        <p className="mt-1 text-sm text-muted">{children}</p>
        <p id={id} hidden={!open} className="mt-3 border-t border-line pt-3 text-sm">
          {what}
        </p>
      </Card>
    </section>
  );
}
