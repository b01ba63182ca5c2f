import { Star } from 'lucide-react';

/** One star and the number with one decimal, as on cards (spec §9). */
export function RatingMark({ value }: { value: number }) {
  return (
    <span className="tabular inline-flex items-center gap-1 text-sm font-medium">
      <Star aria-hidden="true" className="size-4 fill-sun text-sun-ink" strokeWidth={1.5} />
      <span className="sr-only">Rated</span>
      {value.toFixed(1)}
      <span className="sr-only">out of 5</span>
    </span>
  );
}

const FIVE = [1, 2, 3, 4, 5];

/** Five stars, filled up to the rounded value. */
export function RatingStars({ value }: { value: number }) {
  const full = Math.round(value);
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{value} out of 5 stars</span>
      {FIVE.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          strokeWidth={1.5}
          className={star <= full ? 'size-5 fill-sun text-sun-ink' : 'size-5 text-line-strong'}
        />
      ))}
    </span>
  );
}
