import { PLACES_AT_ONCE } from '@wayfarer/contract';
import { CardGridSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { savedTexts as texts } from './copy.texts.js';
import { usePlacesQuery } from './places-api.ts';
import { SavedCard, Vacant } from './saved-card.tsx';
import type { Compared } from './compare/use-compared.ts';
import { type useRemoval, useSteadyOrder } from './use-removal.ts';

type Removal = ReturnType<typeof useRemoval>;

interface GridProps {
  ids: readonly string[];
  removal: Removal;
  compared: Compared;
}

function Cards({ ids, removal, compared }: GridProps) {
  const query = usePlacesQuery(ids);
  const { data } = query;
  return (
    <QueryView
      // the previous data stays while the shorter list loads, so that removing a card doesn't hide the others
      query={{ ...query, currentData: query.currentData ?? data }}
      loading={<CardGridSkeleton count={Math.min(ids.length, 8)} text={texts.loading} />}
      failed={texts.failed}
    >
      {(spots) => (
        <ul className="card-grid">
          {ids.map((id) => {
            const spot = spots.find(({ _id }) => _id === id);
            const removed = removal.removed.has(id);
            if (!spot && (removed || query.isFetching)) return null;
            return (
              <li key={id} className="min-w-0">
                {spot ? (
                  <SavedCard
                    spot={spot}
                    removed={removed}
                    compared={compared}
                    onRemove={() => {
                      if (compared.ids.includes(id)) compared.toggle(id);
                      removal.remove(id);
                    }}
                    onRestore={() => removal.restore(id)}
                  />
                ) : (
                  <Vacant title={texts.gone} text={texts.goneText}>
                    <Button variant="secondary" size="sm" onClick={() => removal.remove(id)}>
                      {texts.removeGone}
                    </Button>
                  </Vacant>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </QueryView>
  );
}

/** The destinations of a list, requested in the largest batches that the API allows. */
export function SavedGrid({ ids, removal, compared }: GridProps) {
  const order = useSteadyOrder(ids, removal.removed);
  const parts = Array.from({ length: Math.ceil(order.length / PLACES_AT_ONCE) }, (_, part) =>
    order.slice(part * PLACES_AT_ONCE, (part + 1) * PLACES_AT_ONCE),
  );
  return (
    <div className="space-y-8">
      {parts.map((part) => (
        <Cards key={part[0]} ids={part} removal={removal} compared={compared} />
      ))}
    </div>
  );
}
