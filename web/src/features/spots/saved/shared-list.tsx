import { paths } from '../../../domain/paths.ts';
import { useSavedSpot, usePress } from '../../../domain/saved/saved-spots.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { CardGridSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { Heart } from 'lucide';
import type { Spot } from '@wayfarer/contract';
import { cardTexts } from '../card-copy.texts.js';
import { SpotCard } from '../spot-card.tsx';
import { listTexts as texts, savedTexts } from './copy.texts.js';
import { usePlacesQuery } from './places-api.ts';

function SharedCard({ spot }: { spot: Spot }) {
  const { saved, toggle } = useSavedSpot(spot._id);
  async function press() {
    const refused = await toggle();
    if (refused !== null) toast.error(refused, `saved-${spot._id}`);
  }
  return (
    <SpotCard
      detailed
      spot={spot}
      actions={
        <IconButton
          label={cardTexts.favorite(spot.spot)}
          pressed={saved}
          look="floating"
          onClick={() => void press()}
          icon={
            <Icon
              shape={Heart}
              className={saved ? 'size-5 fill-brand-fill text-brand-fill' : 'size-5'}
            />
          }
        />
      }
    />
  );
}

const empty = (
  <EmptyState
    title={texts.emptyTitle}
    text={texts.emptyText}
    actions={<ButtonLink to={paths.catalogue()}>{savedTexts.explore}</ButtonLink>}
  />
);

/** The page of a shared list. Nothing is saved until the visitor chooses to. */
export function SharedList({ ids }: { ids: readonly string[] }) {
  const query = usePlacesQuery(ids);
  const { press } = usePress();

  async function saveAll(spots: readonly Spot[]) {
    // in reverse, because each saved destination becomes the first one of the list
    for (const { _id } of [...spots].reverse()) {
      const refused = await press(_id, true);
      if (refused !== null) return toast.error(refused, 'save-list');
    }
    toast.success(texts.saved, 'save-list');
  }

  return (
    <>
      <PageHeader
        title={texts.title}
        text={texts.text}
        actions={
          <>
            <Button onClick={() => void saveAll(query.currentData ?? [])}>{texts.save}</Button>
            <ButtonLink variant="secondary" to={paths.saved()}>
              {texts.own}
            </ButtonLink>
          </>
        }
      />
      <Container>
        <QueryView
          query={query}
          loading={<CardGridSkeleton text={savedTexts.loading} />}
          failed={savedTexts.failed}
          empty={empty}
        >
          {(spots) => (
            <ul className="card-grid">
              {spots.map((spot) => (
                <li key={spot._id} className="min-w-0">
                  <SharedCard spot={spot} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </Container>
    </>
  );
}
