import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { arrowStep } from '../../lib/direction.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import { useSectionInView } from './use-section-in-view.ts';

export interface SectionTab {
  id: string;
  label: string;
  content: ReactNode;
}

/** The index of the tab to which an arrow key, Home or End moves from `index`; null for other keys. */
function target(key: string, index: number, count: number): number | null {
  const step = arrowStep(key);
  if (step !== 0) return (index + step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const LOOK =
  'focus-inset -mb-px inline-flex min-h-12 items-center border-b-2 px-4 font-semibold whitespace-nowrap transition-colors';
const QUIET = 'border-transparent text-muted hover:text-ink';

type Names = readonly Pick<SectionTab, 'id' | 'label'>[];

function TabList({
  label,
  tabs,
  current,
  onChoose,
}: {
  label: string;
  tabs: Names;
  current: string;
  onChoose: (id: string) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const ids = tabs.map(({ id }) => id);

  function onKeyDown(event: KeyboardEvent) {
    const to = target(event.key, ids.indexOf(current), ids.length);
    const next = to === null ? undefined : ids[to];
    if (next === undefined || to === null) return;
    event.preventDefault();
    onChoose(next);
    const links = list.current?.querySelectorAll<HTMLElement>('[role=tab]');
    links?.[to]?.focus({ preventScroll: true });
  }

  function onClick(event: MouseEvent, id: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(id);
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="flex gap-1"
    >
      {tabs.map(({ id, label: name }) => (
        <a
          key={id}
          href={`#${id}`}
          role="tab"
          id={`tab-${id}`}
          aria-controls={id}
          aria-selected={id === current}
          tabIndex={id === current ? 0 : -1}
          onClick={(event) => onClick(event, id)}
          className={clsx(LOOK, id === current ? 'border-brand text-ink' : QUIET)}
        >
          {name}
        </a>
      ))}
    </div>
  );
}

/**
 * Sections one below the other, under tabs that lead to them and show which one is being read. All of them are on the
 * page; without scripts, the tabs are links to them. The tabs are one tab stop, and arrow keys select.
 */
export function SectionTabs({
  label,
  tabs,
  asked,
  onChange,
  more,
}: {
  label: string;
  tabs: readonly SectionTab[];
  /** The id of the section in the address, if any; the page opens at that section. */
  asked: string | null;
  onChange: (id: string) => void;
  /** A link to a section that isn't among these. */
  more?: { href: string; label: string };
}) {
  const ids = tabs.map(({ id }) => id);
  const { current, setCurrent } = useSectionInView(ids, asked);
  const opensAt = useRef(asked);
  useEffect(() => {
    if (opensAt.current !== null) document.getElementById(opensAt.current)?.scrollIntoView();
  }, []);

  function choose(id: string) {
    setCurrent(id);
    onChange(id);
    document.getElementById(id)?.scrollIntoView();
  }

  return (
    <div>
      <div className="sticky top-19 z-20 flex gap-1 overflow-x-auto border-b border-line bg-paper [scrollbar-width:none] short:static print:hidden">
        <TabList label={label} tabs={tabs} current={current} onChoose={choose} />
        {more && (
          <a href={more.href} className={clsx(LOOK, QUIET)}>
            {more.label}
          </a>
        )}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={`tab-${id}`}
          className="scroll-mt-10 pt-8"
        >
          {content}
        </div>
      ))}
    </div>
  );
}
