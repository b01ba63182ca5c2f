import { commaList, type OwnSpot } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Pencil, Share2, Sparkles, Trash2 } from 'lucide';
import { paths } from '../../../domain/paths.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { IconButton, IconLink } from '../../../ui/controls/icon-button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { shareSpot } from '../share-spot.ts';
import type { View } from './sort-and-filter.ts';
import { ownCardTexts as texts } from './copy.texts.js';
import { SpotChips } from './spot-chips.tsx';

interface OwnSpotCardProps {
  spot: OwnSpot;
  view: View;
  priority: boolean;
  deleting: boolean;
  onDelete: () => void;
}

/** The reason why others don't see the destination, or the state of its last change. */
function Standing({ spot }: { spot: OwnSpot }) {
  const said = standingOf(spot);
  if (said === null) return null;
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
      <Badge tone={said.waits ? 'warning' : 'danger'}>{said.name}</Badge>
      <span className="min-w-0 wrap-anywhere text-muted">{said.text}</span>
    </p>
  );
}

function standingOf({ edit, reason, state }: OwnSpot) {
  if (state !== 'published') {
    const text = reason || texts.stateTexts[state];
    return { name: texts.states[state], text, waits: state === 'waiting' };
  }
  if (edit === null) return null;
  const text = edit.reason || texts.editTexts[edit.state];
  return { name: texts.edits[edit.state], text, waits: edit.state === 'waiting' };
}

/** The number of pictures without a description, and the link to add one. */
function UntoldPictures({ spot: { _id, edit, pictures, state } }: { spot: OwnSpot }) {
  const shown = edit?.pictures ?? pictures ?? [];
  const untold = shown.filter(({ alt }) => alt === '').length;
  if (untold === 0 || state === 'archived') return null;
  return (
    <p className="mt-2 text-sm text-muted">
      {texts.untold({ untold, all: shown.length })}{' '}
      <Link
        to={paths.updateSpot(_id)}
        className="font-semibold text-brand underline underline-offset-4"
      >
        {texts.tell}
      </Link>
    </p>
  );
}

function CardActions({ spot, deleting, onDelete }: Omit<OwnSpotCardProps, 'view' | 'priority'>) {
  const online = spot.state === 'published';
  if (spot.state === 'archived') return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-y-2 sm:gap-x-1">
      {online && (
        <ButtonLink
          to={paths.destination(spot._id)}
          variant="secondary"
          size="pill"
          className="me-auto px-4! max-[22rem]:px-2.5!"
        >
          {texts.view} <span className="sr-only">{spot.spot}</span>
        </ButtonLink>
      )}
      <IconLink
        to={paths.updateSpot(spot._id)}
        label={texts.edit(spot.spot)}
        icon={<Icon shape={Pencil} className="size-5" />}
      />
      {online && (
        <IconButton
          label={texts.share(spot.spot)}
          onClick={() => void shareSpot(spot, (url) => `${spot.spot} - ${url}`)}
          icon={<Icon shape={Share2} className="size-5" />}
        />
      )}
      <IconButton
        label={texts.delete(spot.spot)}
        look="danger"
        loading={deleting}
        onClick={onDelete}
        icon={<Icon shape={Trash2} className="size-5" />}
      />
    </div>
  );
}

/** A destination as its contributor sees it (spec §2, My tourist spots). */
export function OwnSpotCard({ spot, view, priority, deleting, onDelete }: OwnSpotCardProps) {
  const beside = view === 'list';
  return (
    <article
      className={clsx(
        'flex h-full overflow-hidden rounded-card border border-line bg-surface',
        beside ? 'flex-col sm:flex-row' : 'flex-col',
      )}
    >
      <div className={clsx('relative shrink-0', beside && 'sm:w-64')}>
        <Picture
          src={spot.image}
          alt={spot.spot}
          placeholder={spot.imagePlaceholder}
          category={spot.category}
          priority={priority}
          {...(beside && {
            className: 'sm:aspect-auto! sm:h-full',
            sizes: '(min-width: 40rem) 16rem, 92vw',
          })}
        />
        <Badge tone="picture" className="absolute top-3 start-3">
          <Icon shape={Sparkles} />
          {texts.badge}
        </Badge>
      </div>
      <div className="flex min-w-0 grow flex-col p-4 sm:p-5">
        <h3 className="text-lg font-bold tracking-tight wrap-anywhere">{spot.spot}</h3>
        <p className="text-sm wrap-anywhere text-muted">
          {commaList([spot.location, spot.country])}
        </p>
        <Standing spot={spot} />
        <UntoldPictures spot={spot} />
        <p className="mt-1.5">
          <Price text={spot.average_cost} prices={spot.prices} />
        </p>
        {spot.description !== '' && (
          <p dir="auto" className="mt-2 line-clamp-3 max-w-prose text-sm wrap-anywhere">
            {spot.description}
          </p>
        )}
        <SpotChips
          seasonality={spot.seasonality}
          travelTime={spot.travel_time}
          visitors={spot.totalVisitorsPerYear}
        />
        <div className="mt-auto">
          <CardActions spot={spot} deleting={deleting} onDelete={onDelete} />
        </div>
      </div>
    </article>
  );
}
