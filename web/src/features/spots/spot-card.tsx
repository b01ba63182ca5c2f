import type { Spot } from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { RatingMark } from '../../ui/rating.tsx';
import { categoryNames } from './messages.ts';

/** A destination as a poster with four lines under it. The whole card leads to the destination. */
export function SpotCard({
  spot,
  actions,
  priority = false,
}: {
  spot: Spot;
  /** Round buttons over the picture's right corner. */
  actions?: ReactNode;
  priority?: boolean;
}) {
  return (
    <article className="group relative">
      <Picture
        src={spot.image}
        alt=""
        placeholder={spot.imagePlaceholder}
        category={spot.category}
        priority={priority}
        className="rounded-card [&_img]:group-hover:scale-[1.03]"
      />
      {spot.category && (
        <Badge tone="picture" className="absolute top-3 left-3">
          {categoryNames[spot.category]}
        </Badge>
      )}
      {actions && <div className="absolute top-2 right-2 z-10 flex gap-1">{actions}</div>}
      <div className="mt-3.5 flex items-baseline justify-between gap-3">
        <h3 className="text-lg font-bold tracking-tight">
          <Link
            to={paths.destination(spot._id)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
          >
            {spot.spot}
          </Link>
        </h3>
        <RatingMark value={spot.rating} />
      </div>
      <p className="truncate text-sm text-muted">
        {[spot.location, spot.country].filter(Boolean).join(', ')}
      </p>
      <p className="mt-1.5">
        <Price text={spot.average_cost} />
      </p>
    </article>
  );
}
