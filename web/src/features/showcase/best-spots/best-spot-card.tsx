import { type BestSpot, knownRating, commaList } from '@wayfarer/contract';
import { ArrowRight } from 'lucide';
import { paths } from '../../../domain/paths.ts';
import { countryOf, langOf } from '../../../lib/language.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { RatingMark } from '../../../ui/display/rating.tsx';
import { bestSpotsTexts as texts } from '../copy.texts.js';

/**
 * The rating of the destination; nothing if the destination was deleted. Best spots are never contributed by travelers.
 */
function Rating({ of: { rated, rating } }: { of: BestSpot }) {
  if (rating === null) return null;
  const isRated = rated === true;
  return (
    <RatingMark
      value={knownRating({ contributed: false, rated: isRated, rating })}
      rated={isRated}
    />
  );
}

/**
 * A best spot with its picture, place, story and Explore link; used in the strip and on Popular
 * spots.
 */
export function BestSpotCard({
  spot,
  whole = false,
  priority = false,
  level = 3,
}: {
  spot: BestSpot;
  /** True to show the whole story instead of its first two lines. */
  whole?: boolean;
  priority?: boolean;
  level?: 2 | 3;
}) {
  const Title = level === 2 ? 'h2' : 'h3';
  const place = commaList([spot.location || texts.anywhere, countryOf(spot)]);
  // a story whose destination was deleted links to the other destinations in its country
  const explore =
    spot.spotId === null
      ? paths.catalogue({ search: spot.country })
      : paths.destination(spot.spotId);
  return (
    <article className="group">
      <Picture
        src={spot.img}
        alt=""
        ratio="wide"
        placeholder={spot.imagePlaceholder}
        sizes="(min-width: 40rem) 23rem, 17rem"
        priority={priority}
        className="rounded-card [&_img]:group-hover:scale-[1.03]"
      />
      <Title lang={langOf(spot)} className="display mt-4 text-xl">
        {spot.title}
      </Title>
      {spot.spot !== null && (
        <p lang={langOf(spot)} className="font-semibold wrap-anywhere">
          {spot.spot}
        </p>
      )}
      <p className="text-sm text-muted">{place}</p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
        {spot.average_cost !== null && <Price text={spot.average_cost} prices={spot.prices} />}
        <Rating of={spot} />
      </p>
      <p lang={langOf(spot)} className={whole ? 'mt-2 text-sm' : 'mt-2 line-clamp-2 text-sm'}>
        {spot.description}
      </p>
      <Link
        to={explore}
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-brand underline-offset-4 hover:underline"
      >
        {texts.explore}{' '}
        <span lang={langOf(spot)} className="sr-only">
          {spot.title}
        </span>
        <Icon shape={ArrowRight} className="size-4 rtl:-scale-x-100" />
      </Link>
    </article>
  );
}
