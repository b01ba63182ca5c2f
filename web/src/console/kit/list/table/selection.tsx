import { X } from 'lucide';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { listTexts as texts } from '../copy.ts';

export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  setAll: (ids: readonly string[], on: boolean) => void;
  clear: () => void;
}

/** The selection among these rows. A row that is no longer shown is no longer selected. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => chosen.has(id));
  return {
    ids,
    has: (id) => chosen.has(id),
    setAll: (some, on) =>
      setChosen((before) => {
        const next = new Set(before);
        for (const id of some) {
          if (on) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    clear: () => setChosen(new Set()),
  };
}

/** The checkbox that selects a row. */
export function SelectBox({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <label className="-m-2 inline-grid size-10 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-brand-fill"
      />
    </label>
  );
}

/** Actions for the selected rows, visible while at least one row is selected. */
export function SelectionBar({
  selection,
  children,
}: {
  selection: Selection;
  children: ReactNode;
}) {
  const { clear, ids } = selection;
  return (
    <div
      role="region"
      aria-label={texts.selection}
      className="sticky bottom-20 z-20 short:static lg:bottom-6"
    >
      {ids.length > 0 && (
        <div className="mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 ps-5 shadow-float">
          <p role="status" className="text-sm font-semibold">
            {texts.selected(ids.length)}
          </p>
          {children}
          <IconButton
            label={texts.clearSelection}
            icon={<Icon shape={X} className="size-5" />}
            onClick={clear}
          />
        </div>
      )}
    </div>
  );
}
