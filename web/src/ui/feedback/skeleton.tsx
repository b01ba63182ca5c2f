import { clsx } from 'clsx';

/** A grey shape of what is coming; give it the size of the thing through `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'animate-shimmer rounded-field bg-line motion-reduce:animate-none',
        className,
      )}
    />
  );
}

/** Shapes of destination cards in the card grid, with the text that says what is loading. */
export function CardGridSkeleton({ count = 4, text }: { count?: number; text: string }) {
  return (
    <div aria-live="polite" aria-busy="true">
      <p className="sr-only">{text}</p>
      <div className="card-grid">
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
