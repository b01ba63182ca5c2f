import { DEFAULT_SPOT_RATING, grouped, type Spot } from '@wayfarer/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { paths } from '../../domain/paths.ts';
import { Badge, ContributedMark } from '../../ui/display/badge.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { Price } from '../../ui/display/price.tsx';
import { RatingMark } from '../../ui/display/rating.tsx';
import { cardTexts } from './card-copy.ts';
import { categoryNames } from './copy.ts';

export interface SpotCardProps {
  spot: Spot;
  /** Round buttons: over the picture's right corner, in a list next to the price. */
  actions?: ReactNode;
  priority?: boolean;
  /** Adds the description, at most three lines of it, and a View link. */
  detailed?: boolean;
  /** `list` puts the picture next to the text. */
  layout?: 'grid' | 'list';
  /** For the link to the destination. */
  link?: Pick<LinkProps, 'onClick' | 'viewTransition'>;
  pictureClassName?: string | undefined;
}

const COVERS_CARD = 'underline-offset-4 after:absolute after:inset-0 after:rounded-card';

function CardPicture({ spot, priority, layout, pictureClassName }: SpotCardProps) {
  const beside = layout === 'list';
  return (
    <div className={clsx('relative', beside && 'w-[min(7rem,34%)] shrink-0 sm:w-[min(16rem,50%)]')}>
      <Picture
        src={spot.image}
        alt=""
        placeholder={spot.imagePlaceholder}
        category={spot.category}
        priority={priority === true}
        {...(beside && { sizes: '(min-width: 40rem) 16rem, 7rem' })}
        className={clsx('rounded-card [&_img]:group-hover:scale-[1.03]', pictureClassName)}
      />
      {spot.category && (
        <Badge tone="picture" className={clsx('absolute top-3 left-3', beside && 'max-sm:hidden')}>
          {categoryNames[spot.category]}
        </Badge>
      )}
    </div>
  );
}

function CardTitle({ spot, detailed, link }: SpotCardProps) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <h3 dir="auto" className="text-lg font-bold tracking-tight wrap-anywhere">
        {detailed ? (
          spot.spot
        ) : (
          <Link
            {...link}
            to={paths.destination(spot._id)}
            className={clsx(COVERS_CARD, 'group-hover:underline')}
          >
            {spot.spot}
          </Link>
        )}
      </h3>
      <RatingMark value={spot.rating || DEFAULT_SPOT_RATING} />
    </div>
  );
}

function Likes({ count }: { count: number }) {
  return (
    <span className="tabular shrink-0">
      {grouped(count)} {cardTexts.likes(count)}
    </span>
  );
}

function CardFoot({ spot, actions, detailed, layout, link }: SpotCardProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-3',
        detailed ? 'mt-1 justify-between' : 'mt-1.5',
      )}
    >
      <span className={clsx(layout === 'list' && 'max-sm:basis-full')}>
        <Price text={spot.average_cost} />
      </span>
      {layout === 'list' && actions && (
        <div className="relative z-10 flex gap-1 max-sm:-ml-3 sm:ml-auto">{actions}</div>
      )}
      {detailed && (
        <Link
          {...link}
          to={paths.destination(spot._id)}
          className={clsx(
            COVERS_CARD,
            'inline-flex min-h-11 items-center text-sm font-semibold text-brand group-hover:underline',
          )}
        >
          {cardTexts.view} <span className="sr-only">{spot.spot}</span>
        </Link>
      )}
    </div>
  );
}

/** A destination as a poster with its facts. The whole card leads to the destination. */
export function SpotCard(props: SpotCardProps) {
  const { spot, actions, detailed = false, layout = 'grid' } = props;
  const beside = layout === 'list';
  return (
    <article className={clsx('group relative', beside && 'flex gap-4 sm:gap-6')}>
      <CardPicture {...props} />
      {!beside && actions && (
        <div className="absolute top-2 right-2 z-10 flex gap-1.5">{actions}</div>
      )}
      <div className={beside ? 'min-w-0 grow sm:py-2' : 'mt-3.5'}>
        <CardTitle {...props} />
        <div className="flex items-baseline justify-between gap-3 text-sm text-muted">
          <p className="min-w-0 wrap-anywhere">
            {[spot.location, spot.country].filter(Boolean).join(', ')}
          </p>
          <Likes count={spot.likes} />
        </div>
        {spot.contributed && <ContributedMark />}
        {detailed && spot.description !== '' && (
          <p
            className={clsx(
              'mt-2 line-clamp-3 max-w-prose text-sm wrap-anywhere',
              beside && 'max-sm:hidden',
            )}
          >
            {spot.description}
          </p>
        )}
        <CardFoot {...props} />
      </div>
    </article>
  );
}
