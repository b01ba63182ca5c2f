import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { consolePath } from '../console-paths.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { commandTexts as texts } from './copy.ts';
import { useOperator } from './operator.ts';

/** Where somebody can go from here. */
function useTargets(search: string) {
  const wanted = search.trim().toLowerCase();
  return useOperator()
    .menu.filter(({ title }) => title.toLowerCase().includes(wanted))
    .map(({ path, title, menu }) => ({ to: consolePath(path), title, icon: menu.icon }));
}

/** Leads to a screen by its name: arrows choose, Enter goes. */
export function CommandDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const id = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(0);
  const targets = useTargets(search);
  const at = Math.min(chosen, targets.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  function go(to: string | undefined) {
    if (to === undefined) return;
    onClose();
    void navigate(to);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') go(targets[at]?.to);
    if (step && targets.length > 0) setChosen((at + step + targets.length) % targets.length);
    if (step || event.key === 'Enter') event.preventDefault();
  }

  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <div className="text-ink">
        <SearchInput
          label={texts.label}
          placeholder={texts.placeholder}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
          autoFocus
          role="combobox"
          aria-expanded={targets.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div id={`${id}-list`} role="listbox" aria-label={texts.results} className="mt-3">
          {targets.map(({ to, title, icon }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
            <div
              key={to}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onClick={() => go(to)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 text-sm font-semibold hover:bg-sunken',
                index === at && 'bg-sunken',
              )}
            >
              <Icon shape={icon} className="size-5 shrink-0 text-muted" />
              {title}
            </div>
          ))}
        </div>
        <p role="status" className="text-sm text-muted">
          {targets.length === 0 && texts.none}
        </p>
      </div>
    </Dialog>
  );
}
