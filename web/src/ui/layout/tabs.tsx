import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/**
 * The index to which an arrow key, Home or End moves from the tab at `index`; null for other keys.
 */
function target(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Tabs following the ARIA pattern: one tab stop, arrow keys select. All panels are in the page, so
 * that search engines and print find them.
 */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab[];
  /** Set both to control the tabs from outside. */
  value?: string;
  onChange?: (id: string) => void;
}) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id ?? '');
  const selected = value ?? own;
  const list = useRef<HTMLDivElement>(null);

  function choose(id: string) {
    setOwn(id);
    onChange?.(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const from = tabs.findIndex(({ id }) => id === selected);
    const to = target(event.key, from, tabs.length);
    const next = to === null ? undefined : tabs[to];
    if (!next || to === null) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => choose(tab.id)}
            className={clsx(
              'focus-inset -mb-px min-h-12 border-b-2 px-4 font-semibold whitespace-nowrap transition-colors',
              tab.id === selected
                ? 'border-brand text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== selected}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the ARIA pattern: a panel without focusable content is a tab stop
          tabIndex={0}
          className="pt-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
