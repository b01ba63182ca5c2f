import { commaList, grouped, knownRating, type Spot } from '@wayfarer/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { paths } from '../../domain/paths.ts';
import { countryOf, langOfText } from '../../lib/language.ts';
import { Link, type LinkProps } from '../../ui/controls/link.tsx';
import { Badge, ContributedMark } from '../../ui/display/badge.tsx';
import { Picture } from '../../ui/display/pictures/picture.tsx';
import { Price } from '../../ui/display/price.tsx';
import { RatingMark } from '../../ui/display/rating.tsx';
import { cardTexts } from './card-copy.texts.js';
import { categoryNames } from './copy.ts';
import { departureText } from './departure-text.ts';

export interface SpotCardProps {
  spot: Spot;
  /** Round buttons in an upper corner of the picture or, in a list, next to the price. */
  actions?: ReactNode;
  priority?: boolean;
  /** True to add a View link and, if there is room, up to three lines of the description. */
  detailed?: boolean;
  /** `list` puts the picture next to the text. */
  layout?: 'grid' | 'list';
  link?: Pick<LinkProps, 'onClick' | 'viewTransition'>;
  pictureClassName?: string | undefined;
}

const COVERS_CARD = 'underline-offset-4 after:absolute after:inset-0 after:rounded-card';

/** True for cards that fit side by side in pairs on a phone (`card-pairs`). */
function isCompact({ detailed, layout }: SpotCardProps): boolean {
  return detailed === true && layout !== 'list';
}

function CardPicture(props: SpotCardProps) {
  const { spot, priority, layout, pictureClassName } = props;
  const beside = layout === 'list';
  const compact = isCompact(props);
  return (
    <div className={clsx('relative', beside && 'w-[min(7rem,34%)] shrink-0 sm:w-[min(16rem,50%)]')}>
      <Picture
        src={spot.image}
        alt=""
        placeholder={spot.imagePlaceholder}
        category={spot.category}
        priority={priority === true}
        {...(beside && { sizes: '(min-width: 40rem) 16rem, 7rem' })}
        {...(compact && { sizes: '(min-width: 72rem) 22rem, 46vw' })}
        className={clsx('rounded-card [&_img]:group-hover:scale-[1.03]', pictureClassName)}
      />
      {spot.category && (
        <Badge
          tone="picture"
          className={clsx(
            'absolute top-3 start-3',
            beside && 'max-sm:hidden',
            // at the lower edge, because the buttons are at the upper edge
            compact && 'max-sm:top-auto max-sm:bottom-2 max-sm:start-2',
          )}
        >
          {categoryNames[spot.category]}
        </Badge>
      )}
    </div>
  );
}

const SIDE_BY_SIDE = 'flex items-baseline justify-between gap-3';

/** Name, rating, place and likes. If two cards share a row, name and place have a line each. */
function CardHead(props: SpotCardProps) {
  const compact = isCompact(props);
  const { spot } = props;
  return (
    <div
      className={clsx(
        compact &&
          'max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2.5 max-sm:*:contents',
      )}
    >
      <CardTitle {...props} />
      <div className={clsx(SIDE_BY_SIDE, 'flex-wrap text-sm text-muted')}>
        <p
          className={clsx(
            'min-w-0 grow basis-28 wrap-anywhere',
            compact && 'max-sm:-order-1 max-sm:basis-full',
          )}
        >
          {commaList([spot.location, countryOf(spot)])}
        </p>
        <Likes count={spot.likes} />
      </div>
    </div>
  );
}

function CardTitle(props: SpotCardProps) {
  const { spot, detailed, link } = props;
  return (
    <div className={SIDE_BY_SIDE}>
      <h3
        dir="auto"
        lang={langOfText(spot, 'spot')}
        className={clsx(
          'text-lg font-bold tracking-tight wrap-anywhere',
          isCompact(props) &&
            'max-sm:-order-2 max-sm:basis-full max-sm:text-base max-sm:leading-snug',
        )}
      >
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
      <RatingMark value={knownRating(spot)} rated={spot.rated} />
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

function NextDeparture({ of: { next } }: { of: NonNullable<Spot['departures']> }) {
  return <p className="mt-1.5 text-sm">{departureText(next)}</p>;
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
        <Price text={spot.average_cost} lowest={spot.lowestCost} prices={spot.prices} />
      </span>
      {layout === 'list' && actions && (
        <div className="relative z-10 flex gap-1 max-sm:-ms-3 sm:ms-auto">{actions}</div>
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
          {cardTexts.view}{' '}
          <span lang={langOfText(spot, 'spot')} className="sr-only">
            {spot.spot}
          </span>
        </Link>
      )}
    </div>
  );
}

/** A destination as a poster with its facts. The whole card links to the destination. */
export function SpotCard(props: SpotCardProps) {
  const { spot, actions, detailed = false, layout = 'grid' } = props;
  const beside = layout === 'list';
  return (
    <article className={clsx('group relative', beside && 'flex gap-4 sm:gap-6')}>
      <CardPicture {...props} />
      {!beside && actions && (
        <div className="absolute top-2 end-2 z-10 flex gap-1.5 max-sm:top-1 max-sm:end-1 max-sm:gap-0">
          {actions}
        </div>
      )}
      <div className={beside ? 'min-w-0 grow sm:py-2' : 'mt-3.5'}>
        <CardHead {...props} />
        {spot.contributed && <ContributedMark />}
        {detailed && spot.description !== '' && (
          <p
            lang={langOfText(spot, 'description')}
            className="mt-2 line-clamp-3 max-w-prose text-sm wrap-anywhere max-sm:hidden"
          >
            {spot.description}
          </p>
        )}
        {spot.departures && <NextDeparture of={spot.departures} />}
        <CardFoot {...props} />
      </div>
    </article>
  );
}
