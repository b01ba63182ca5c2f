import { countOf, grouped, oneDecimal, type SpotReviews } from '@wayfarer/contract';
import { RatingStars } from '../../../ui/display/rating.tsx';
import { ShareBar } from '../../../ui/display/share-bar.tsx';
import { reviewTexts as texts } from './copy.ts';

const STARS = [5, 4, 3, 2, 1] as const;

function Bars({ totals }: Pick<SpotReviews, 'totals'>) {
  const most = Math.max(countOf(totals), 1);
  return (
    <ul aria-label={texts.distribution} className="mt-6 flex flex-col gap-3">
      {STARS.map((stars) => {
        const count = totals[stars - 1] ?? 0;
        return (
          <li key={stars} className="flex items-center gap-3 text-sm">
            <span className="sr-only">{texts.bar({ stars, count })}</span>
            <span aria-hidden className="tabular">
              {stars}
            </span>
            <ShareBar part={count} whole={most} className="h-2.5 min-w-0 bg-sunken" />
            <span aria-hidden className="tabular text-muted">
              {grouped(count)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The rating, its distribution, and how reviews are checked. The rating is `rating` or, without it, the mean of the
 * reviews.
 */
export function Score({ reviews, rating }: { reviews: SpotReviews; rating: number | null }) {
  const count = countOf(reviews.totals);
  const isEstimate = !reviews.rated && rating !== null;
  const value = rating ?? reviews.mean ?? 0;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        <p className="display tabular text-h1">{oneDecimal(value)}</p>
        <div>
          <RatingStars value={value} />
          <p className="mt-1 text-sm text-muted">
            {isEstimate ? `${texts.count(count)}, ${texts.estimate}` : texts.count(count)}
          </p>
        </div>
      </div>
      {isEstimate && <p className="mt-3 text-sm text-muted">{texts.estimateText}</p>}
      <Bars totals={reviews.totals} />
      <section className="mt-6 rounded-card bg-band p-5">
        <h3 className="text-sm font-semibold">{texts.how}</h3>
        <p className="mt-1 text-sm text-muted">{texts.howText(count)}</p>
      </section>
    </div>
  );
}
