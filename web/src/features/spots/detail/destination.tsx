import { ContributedMark } from '../../../ui/display/badge.tsx';
import { knownRating, type Spot, seasonText, stayText, commaList } from '@wayfarer/contract';
import { Bookmark, Heart, Share2 } from 'lucide';
import { useEffect, useId } from 'react';
import { paths } from '../../../domain/paths.ts';
import { useCancellationPromise } from '../../../domain/use-cancellation-promise.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { RatingMark } from '../../../ui/display/rating.tsx';
import { useBookmark, useSavedSpot } from '../../../domain/saved/saved-spots.ts';
import { seenPlaces } from '../../../domain/saved/seen-places.ts';
import { countryOf, inLanguages, langOf, langOfText } from '../../../lib/language.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { categoryNames } from '../copy.ts';
import { departureText } from '../departure-text.ts';
import { KeepSavedHost } from '../keep-saved-host.tsx';
import { shareSpot } from '../share-spot.ts';
import { RatedBy } from '../reviews/rated-by.tsx';
import { SpotReviews } from '../reviews/spot-reviews.tsx';
import { BookingBar, BookingCard } from './booking-card.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { texts } from './copy.texts.js';
import { Related } from './related.tsx';
import { SpotTabs } from './spot-tabs.tsx';
import { useTrip } from './use-trip.ts';

/** The link back to the catalog, spelled as in the route table. */
function BackToAll() {
  return <BackLink to={paths.catalogue()}>{texts.back}</BackLink>;
}

function Toggle({
  mark: { saved, toggle },
  label,
  hint,
  icon,
}: {
  mark: ReturnType<typeof useSavedSpot>;
  label: string;
  /** A hint that explains the button in more words than its label. */
  hint: string;
  icon: typeof Heart;
}) {
  const hintId = useId();
  return (
    <Button
      title={hint}
      aria-describedby={hintId}
      variant="secondary"
      size="pill"
      aria-pressed={saved}
      onClick={() =>
        void toggle().then((refused) => refused !== null && toast.error(refused, 'saved'))
      }
      className="px-3.5!"
    >
      <Icon shape={icon} className={saved ? 'size-4 fill-brand-fill text-brand-fill' : 'size-4'} />
      {label}
      <span id={hintId} hidden>
        {hint}
      </span>
    </Button>
  );
}

/** A visible text that explains the toggles that are on. */
function SavedNote({ favorite, bookmark }: { favorite: boolean; bookmark: boolean }) {
  const hints = [favorite && texts.favoriteHint, bookmark && texts.bookmarkHint].filter(Boolean);
  return (
    <p role="status" className="basis-full text-xs text-muted">
      {hints.length > 0 && (
        <>
          {hints.join('. ')}.{' '}
          <Link to={paths.saved()} className="underline underline-offset-4">
            {texts.seeSaved}
          </Link>
        </>
      )}
    </p>
  );
}

function Actions({ spot }: { spot: Spot }) {
  const favorite = useSavedSpot(spot._id);
  const bookmark = useBookmark(spot._id);
  return (
    <div className="flex flex-wrap gap-1.5 sm:gap-2 print:hidden">
      <Toggle mark={favorite} label={texts.favorite} hint={texts.favoriteHint} icon={Heart} />
      <Toggle mark={bookmark} label={texts.bookmark} hint={texts.bookmarkHint} icon={Bookmark} />
      <Button
        variant="secondary"
        size="pill"
        className="px-3.5!"
        onClick={() => void shareSpot(spot)}
      >
        <Icon shape={Share2} className="size-4" />
        {texts.share}
      </Button>
      <SavedNote favorite={favorite.saved} bookmark={bookmark.saved} />
    </div>
  );
}

/** Names, which are often the same in all languages, and descriptions of pictures, which few visitors read. */
const NOT_MISSED = /^(?:spot|location|picture\..*)$/;

function translationNote(spot: Spot): string {
  if (langOf(spot) !== undefined) return texts.notTranslated;
  const names = (inLanguages && spot.originals?.names) || [];
  return names.every((name) => NOT_MISSED.test(name)) ? '' : texts.partlyTranslated;
}

function Title({ spot }: { spot: Spot }) {
  const note = translationNote(spot);
  const facts = [
    commaList([spot.location, countryOf(spot)]),
    spot.category ? categoryNames[spot.category] : '',
    seasonText(spot.seasonality),
    stayText(spot.travel_time),
    spot.departures ? departureText(spot.departures.next) : '',
  ];
  return (
    <header className="mb-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 lang={langOfText(spot, 'spot')} className="display text-h1 wrap-anywhere">
            {spot.spot}
          </h1>
          <p className="mt-2 text-muted">{facts.filter(Boolean).join(' · ')}</p>
          {note !== '' && <p className="mt-2 text-sm text-muted">{note}</p>}
          <p className="mt-2 flex flex-wrap items-center gap-x-2">
            <RatingMark value={knownRating(spot)} /> <RatedBy spot={spot} />
          </p>
          {spot.contributed && <ContributedMark className="mt-2" />}
        </div>
        <Actions spot={spot} />
      </div>
    </header>
  );
}

/** A destination with all its details (spec §2, Destination detail). */
export function Destination({ spot }: { spot: Spot }) {
  const trip = useTrip(spot);
  const promise = useCancellationPromise(
    { ...spot, priceLines: trip.price?.lines },
    {
      travelDate: trip.date,
      breakdown: trip.price?.breakdown,
    },
  );
  const { _id: id } = spot;
  useEffect(() => void seenPlaces.add(id), [id]);
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
            <SpotTabs spot={spot} trip={trip} promise={promise} />
          </div>
          <div className="later lg:sticky lg:top-24">
            <BookingCard spot={spot} trip={trip} promise={promise} />
          </div>
        </div>
      </div>
      <SpotReviews spot={spot} />
      {spot.category && <Related category={spot.category} except={spot._id} />}
      <KeepSavedHost />
      <BookingBar spot={spot} trip={trip} promise={promise} />
    </div>
  );
}
