import type { ShownDetails } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Check, Minus } from 'lucide';
import { Icon } from '../display/icon.tsx';
import { planTexts as texts } from './copy.ts';
import { Part } from './part.tsx';

type Inclusions = Pick<ShownDetails, 'included' | 'notIncluded'>;

/** The price's inclusions and exclusions; `small` for a narrow column. */
export function IncludedList({
  of: { included, notIncluded },
  small = false,
}: {
  of: Inclusions;
  small?: boolean;
}) {
  const icon = clsx('shrink-0', small ? 'size-4' : 'mt-0.5 size-5');
  const item = clsx('flex wrap-anywhere', small ? 'items-center gap-2' : 'gap-3');
  return (
    <ul
      className={clsx(
        'grid',
        small
          ? 'grid-cols-2 gap-x-4 gap-y-2 text-sm'
          : 'grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2',
      )}
    >
      {included.map((entry) => (
        <li key={entry} className={item}>
          <Icon shape={Check} className={clsx(icon, 'text-success')} />
          {entry}
        </li>
      ))}
      {notIncluded.map((entry) => (
        <li key={entry} className={clsx(item, 'text-muted')}>
          <Icon shape={Minus} className={icon} />
          <span>
            {texts.notIncluded} {entry}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The same as a section; nothing if there are none. */
export function Included({ of, id }: { of: Inclusions; id?: string }) {
  if (of.included.length + of.notIncluded.length === 0) return null;
  return (
    <Part title={texts.included} id={id}>
      <IncludedList of={of} />
    </Part>
  );
}
