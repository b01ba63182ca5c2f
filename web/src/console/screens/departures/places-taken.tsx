import type { Departure } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { ShareBar } from '../../../ui/display/share-bar.tsx';
import { departuresTexts, manifestTexts as texts } from './copy.texts.js';

/** How many places of a departure are taken, in words and as a bar; nothing if there is no limit. */
export function PlacesTaken({ departure: { capacity, taken } }: { departure: Departure }) {
  if (capacity === null) return null;
  return (
    <div className="mb-5 max-w-md print:hidden">
      <p className="mb-1.5 flex flex-wrap items-center gap-2 text-sm font-semibold">
        {texts.taken({ taken, places: capacity })}
        {taken === capacity && <Badge>{departuresTexts.full}</Badge>}
        {taken > capacity && <Badge tone="danger">{departuresTexts.over(taken - capacity)}</Badge>}
      </p>
      <ShareBar
        part={taken}
        whole={capacity}
        className={clsx('h-1.5 bg-line', taken > capacity ? 'text-danger' : 'text-lagoon')}
      />
    </div>
  );
}
