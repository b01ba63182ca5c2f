import type { Spot } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Heart, Share2 } from 'lucide';
import { useViewTransitionState } from 'react-router';
import { useAppDispatch, type AppDispatch } from '../../../api/store.ts';
import { paths } from '../../../domain/paths.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { useSavedSpot } from '../../../domain/saved/saved-spots.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { cardTexts } from '../card-copy.texts.js';
import { shareSpot } from '../share-spot.ts';
import { SpotCard } from '../spot-card.tsx';
import type { View } from './address.ts';
import { PREFETCH } from '../../../api/page.ts';
import { spotsApi } from '../api.ts';

/** Always false on the server, where no card opens and resolving every card's address would be a waste. */
const useOpening = import.meta.env.SSR ? () => false : useViewTransitionState;

function CardActions({ spot, view }: { spot: Spot; view: View }) {
  const { saved, toggle } = useSavedSpot(spot._id);
  const look = view === 'grid' ? 'floating' : 'plain';
  // smaller circles on a small picture, with the same touch area
  const slim = 'max-sm:bg-clip-content max-sm:p-1 max-sm:shadow-none';
  return (
    <>
      <IconButton
        label={cardTexts.favorite(spot.spot)}
        pressed={saved}
        look={look}
        className={slim}
        onClick={() =>
          void toggle().then((refused) => refused !== null && toast.error(refused, 'saved'))
        }
        icon={
          <Icon
            shape={Heart}
            className={clsx('size-5', saved && 'fill-brand-fill text-brand-fill')}
          />
        }
      />
      <IconButton
        label={cardTexts.share(spot.spot)}
        look={look}
        className={slim}
        onClick={() => void shareSpot(spot)}
        icon={<Icon shape={Share2} className="size-5" />}
      />
    </>
  );
}

/**
 * Fills the cache of a destination's page with the list's data and refetches it, so that the page appears immediately
 * and is up to date a moment later.
 */
function prefetchSpot(dispatch: AppDispatch, spot: Spot): void {
  const arg = { params: { id: spot._id } };
  dispatch(spotsApi.util.upsertQueryEntries([{ endpointName: 'getSpot', arg, value: spot }]));
  void dispatch(spotsApi.endpoints.getSpot.initiate(arg, { ...PREFETCH, forceRefetch: true }));
}

/** A destination in the catalog. In browsers with view transitions, its picture grows into the destination's page. */
export function CatalogueCard({
  spot,
  view,
  priority,
}: {
  spot: Spot;
  view: View;
  priority: boolean;
}) {
  const dispatch = useAppDispatch();
  const opening = useOpening(paths.destination(spot._id));
  return (
    <SpotCard
      detailed
      spot={spot}
      layout={view}
      priority={priority}
      actions={<CardActions spot={spot} view={view} />}
      link={{ viewTransition: true, onClick: () => prefetchSpot(dispatch, spot) }}
      pictureClassName={opening ? 'poster-transition' : undefined}
    />
  );
}
