import { useState } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { actionTexts, shortcutTexts as texts } from '../copy.texts.js';
import { useStaff } from '../../kit/staff/staff.ts';
import { areShortcutsOn, NEW_KEY, turnShortcuts } from './use-shortcuts.ts';

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key, at) => (
    <span key={key}>
      {at > 0 && ` ${texts.between} `}
      <kbd className="rounded-md bg-sunken px-2 py-0.5 font-sans text-sm font-semibold text-ink">
        {key}
      </kbd>
    </span>
  ));
}

/** The list of the console's keyboard shortcuts, and the switch that turns them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(areShortcutsOn);
  const { menu, may } = useStaff();
  const screens = menu.flatMap(({ title, menu: { key } }) =>
    key === undefined ? [] : [{ text: texts.go(title), keys: ['g', key] }],
  );
  const lines = [
    { text: texts.search, keys: ['/'] },
    ...(may('bookings.write') ? [{ text: actionTexts.book, keys: [NEW_KEY] }] : []),
    ...screens,
    { text: texts.help, keys: ['?'] },
    { text: texts.close, keys: ['Esc'] },
  ];
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <dl className="divide-y divide-line">
        {lines.map(({ text, keys }) => (
          <div key={text} className="flex items-center justify-between gap-4 py-2">
            <dt>{text}</dt>
            <dd className="shrink-0 text-sm">
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 text-ink">
        <Checkbox
          label={texts.enabled}
          checked={on}
          onChange={({ target }) => {
            setOn(target.checked);
            turnShortcuts(target.checked);
          }}
        />
        <p className="text-xs text-muted">{texts.always}</p>
      </div>
    </Dialog>
  );
}
