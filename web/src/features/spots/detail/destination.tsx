import { ContributedMark } from '../../../ui/display/badge.tsx';
import { DEFAULT_SPOT_RATING, type Spot } from '@wayfarer/contract';
import { Bookmark, Heart, Share2 } from 'lucide';
import { useId } from 'react';
import { paths } from '../../../domain/paths.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { RatingMark } from '../../../ui/display/rating.tsx';
import {
  bookmarks,
  favourites,
  type SavedSpots,
  useSavedSpot,
} from '../../../domain/saved-spots.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { categoryNames } from '../copy.ts';
import { shareSpot } from '../share-spot.ts';
import { BookingBar, BookingCard } from './booking-card.tsx';
import { Gallery } from './gallery.tsx';
import { texts } from './copy.ts';
import { Related } from './related.tsx';
import { SpotTabs } from './spot-tabs.tsx';
import { useTrip } from './use-trip.ts';

/** The way back to the catalogue, in the spelling of the route table. */
function BackToAll() {
  return <BackLink to={paths.catalogue()}>{texts.back}</BackLink>;
}

function Toggle({
  spots,
  id,
  label,
  hint,
  icon,
}: {
  spots: SavedSpots;
  id: string;
  label: string;
  /** What it does, where the label alone does not say. */
  hint: string;
  icon: typeof Heart;
}) {
  const { saved, toggle } = useSavedSpot(spots, id);
  const hintId = useId();
  const explanation = texts.savedHint(hint);
  return (
    <Button
      title={explanation}
      aria-describedby={hintId}
      variant="secondary"
      size="pill"
      aria-pressed={saved}
      onClick={toggle}
      className="px-3.5!"
    >
      <Icon shape={icon} className={saved ? 'size-4 fill-brand-fill text-brand-fill' : 'size-4'} />
      {label}
      <span id={hintId} hidden>
        {explanation}
      </span>
    </Button>
  );
}

/** What the pressed toggles mean, in sight. */
function SavedNote({ id }: { id: string }) {
  const favourite = useSavedSpot(favourites, id).saved;
  const bookmark = useSavedSpot(bookmarks, id).saved;
  const hints = [favourite && texts.favoriteHint, bookmark && texts.bookmarkHint].filter(Boolean);
  return (
    <p role="status" className="basis-full text-xs text-muted">
      {hints.length > 0 && texts.savedHint(hints.join('. '))}
    </p>
  );
}

function Actions({ spot }: { spot: Spot }) {
  return (
    <div className="flex flex-wrap gap-1.5 sm:gap-2 print:hidden">
      <Toggle
        spots={favourites}
        id={spot._id}
        label={texts.favorite}
        hint={texts.favoriteHint}
        icon={Heart}
      />
      <Toggle
        spots={bookmarks}
        id={spot._id}
        label={texts.bookmark}
        hint={texts.bookmarkHint}
        icon={Bookmark}
      />
      <Button
        variant="secondary"
        size="pill"
        className="px-3.5!"
        onClick={() => void shareSpot(spot)}
      >
        <Icon shape={Share2} className="size-4" />
        {texts.share}
      </Button>
      <SavedNote id={spot._id} />
    </div>
  );
}

function Title({ spot }: { spot: Spot }) {
  const facts = [
    [spot.location, spot.country].filter(Boolean).join(', '),
    spot.category ? categoryNames[spot.category] : '',
    spot.seasonality,
    spot.travel_time,
  ];
  return (
    <header className="mb-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="display text-h1 wrap-anywhere">{spot.spot}</h1>
          <p className="mt-2 text-muted">{facts.filter(Boolean).join(' · ')}</p>
          <p className="mt-2">
            <RatingMark value={spot.rating || DEFAULT_SPOT_RATING} />
          </p>
          {spot.contributed && <ContributedMark className="mt-2" />}
        </div>
        <Actions spot={spot} />
      </div>
    </header>
  );
}

/** A destination with everything that is known of it (spec §2, Destination detail). */
export function Destination({ spot }: { spot: Spot }) {
  const trip = useTrip(spot);
  return (
    <div>
      <div className="container-x flex flex-wrap items-center justify-between gap-x-6 py-3 print:hidden">
        <BackToAll />
        <div className="max-sm:hidden">
          <Breadcrumbs
            trail={[
              { label: texts.home, to: paths.home() },
              { label: texts.all, to: paths.catalogue() },
            ]}
            current={spot.spot}
          />
        </div>
      </div>
      <div className="container-x">
        <Gallery spot={spot} />
        <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_24rem]">
          <div className="min-w-0">
            <Title spot={spot} />
            <SpotTabs spot={spot} />
          </div>
          <div className="later lg:sticky lg:top-24">
            <BookingCard spot={spot} trip={trip} />
          </div>
        </div>
      </div>
      {spot.category && <Related category={spot.category} except={spot._id} />}
      <BookingBar spot={spot} trip={trip} />
    </div>
  );
}
