import { clsx } from 'clsx';

/** A grey placeholder shape; give it the final size through `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={clsx(
        'animate-shimmer rounded-field bg-line motion-reduce:animate-none',
        className,
      )}
    />
  );
}

const CARD_LAYOUTS = {
  grid: 'card-grid',
  pairs: 'card-grid card-pairs',
  row: 'snap-row sm:card-grid',
} as const;

/** Placeholder shapes of destination cards, with a loading text. */
export function CardGridSkeleton({
  count = 4,
  text,
  layout = 'grid',
}: {
  count?: number;
  text: string;
  layout?: keyof typeof CARD_LAYOUTS;
}) {
  return (
    <div aria-live="polite" aria-busy="true">
      <p className="sr-only">{text}</p>
      <div className={CARD_LAYOUTS[layout]}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <Skeleton className="aspect-[4/3.3] rounded-card" />
            <Skeleton className="mt-4 h-5 w-2/3" />
            <Skeleton className="mt-2 h-4 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}
