import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { screenTexts as texts } from './copy.texts.js';

/** Placeholders for rows that are loading. */
export function ListSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div aria-live="polite" aria-busy="true">
      <p className="sr-only">{texts.loading}</p>
      <div className="flex flex-col gap-2.5">
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} className="h-16 rounded-card" />
        ))}
      </div>
    </div>
  );
}
