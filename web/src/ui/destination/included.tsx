import type { ShownDetails } from '@wayfarer/contract';
import { Check, Minus } from 'lucide';
import { Icon } from '../display/icon.tsx';
import { planTexts as texts } from './copy.ts';
import { Part } from './part.tsx';

/** The price's inclusions and exclusions. */
export function Included({
  of: { included, notIncluded },
  id,
}: {
  of: Pick<ShownDetails, 'included' | 'notIncluded'>;
  id?: string;
}) {
  if (included.length + notIncluded.length === 0) return null;
  return (
    <Part title={texts.included} id={id}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
        {included.map((entry) => (
          <li key={entry} className="flex gap-3 wrap-anywhere">
            <Icon shape={Check} className="mt-0.5 size-5 shrink-0 text-success" />
            {entry}
          </li>
        ))}
        {notIncluded.map((entry) => (
          <li key={entry} className="flex gap-3 wrap-anywhere text-muted">
            <Icon shape={Minus} className="mt-0.5 size-5 shrink-0" />
            <span>
              {texts.notIncluded} {entry}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
