import type { ShownDetails } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Check, Minus } from 'lucide';
import { Icon } from '../display/icon.tsx';

export interface Inclusions extends Pick<ShownDetails, 'included' | 'notIncluded'> {
  /** The `lang` of an entry that isn't in the page's language. */
  langAt?: (list: 'included' | 'notIncluded', at: number) => string | undefined;
}

/** The price's inclusions and exclusions; `small` for a narrow column. */
export function IncludedList({
  of: { included, langAt, notIncluded },
  notIncludedLabel,
  small = false,
}: {
  of: Inclusions;
  notIncludedLabel: string;
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
      {included.map((entry, at) => (
        <li key={entry} className={item}>
          <Icon shape={Check} className={clsx(icon, 'text-success')} />
          <bdi lang={langAt?.('included', at)}>{entry}</bdi>
        </li>
      ))}
      {notIncluded.map((entry, at) => (
        <li key={entry} className={clsx(item, 'text-muted')}>
          <Icon shape={Minus} className={icon} />
          <span lang={langAt?.('notIncluded', at)}>
            {notIncludedLabel} {entry}
          </span>
        </li>
      ))}
    </ul>
  );
}
