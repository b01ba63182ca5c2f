import type { OwnSpot } from '@wayfarer/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePublicConfig } from '../../../api/public-config.ts';
import { useSession } from '../../../api/use-session.ts';
import { patterns } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { arrange, queryOfShown, readShown, type Shown } from './arrange.ts';
import { deleteTexts, mineTexts as texts } from './messages.ts';
import { OwnSpotCard } from './own-spot-card.tsx';
import { OwnToolbar } from './own-toolbar.tsx';
import { useDeleteSpot } from './use-delete-spot.ts';

/** A spot that was deleted, and the place that it had. */
interface Removed {
  id: string;
  index: number;
}

/** The cards. When one was deleted, the focus that it held goes to the one that took its place. */
function Cards({
  spots,
  view,
  deleting,
  onDelete,
  removed,
}: {
  spots: readonly OwnSpot[];
  view: Shown['view'];
  deleting: ReadonlySet<string>;
  onDelete: (spot: OwnSpot) => void;
  removed: Removed | null;
}) {
  const list = useRef<HTMLUListElement>(null);
  // the card leaves a moment after the answer
  const gone = removed !== null && spots.every(({ _id }) => _id !== removed.id);
  const index = removed?.index ?? 0;
  useEffect(() => {
    if (!gone || document.activeElement !== document.body) return;
    const cards = list.current?.children;
    cards?.[Math.min(index, cards.length - 1)]?.querySelector('a')?.focus();
  }, [gone, index]);
  return (
    <ul ref={list} className={view === 'grid' ? 'card-grid' : 'grid grid-cols-1 gap-5'}>
      {spots.map((spot, index) => (
        <li key={spot._id}>
          <OwnSpotCard
            spot={spot}
            view={view}
            priority={index === 0}
            deleting={deleting.has(spot._id)}
            onDelete={() => onDelete(spot)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Asks about one spot, deletes it and says which one is gone. */
function useDeletion(shown: readonly OwnSpot[]) {
  const { userEmail } = useSession();
  const { deleting, remove } = useDeleteSpot(userEmail);
  const [asked, setAsked] = useState<OwnSpot | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);

  async function confirm() {
    if (!asked) return;
    const next = { id: asked._id, index: shown.indexOf(asked) };
    setAsked(null);
    setRemoved(null);
    if (await remove(asked._id)) setRemoved(next);
  }

  return { deleting, asked, ask: setAsked, confirm, removed };
}

/** Own destinations with search, order and view (spec §2, My tourist spots). */
export function OwnSpots({ spots }: { spots: readonly OwnSpot[] }) {
  const { currency } = usePublicConfig();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown = readShown(params);
  const change = (part: Partial<Shown>) =>
    void navigate(`${patterns.mySpots}${queryOfShown({ ...shown, ...part })}`, {
      replace: true,
      preventScrollReset: true,
    });
  const search = useSearchText(shown.search, (text) => change({ search: text }));
  // the list follows every key; the address follows when typing rests
  const arranged = arrange(spots, { ...shown, search: search.text }, currency);
  const deletion = useDeletion(arranged);

  return (
    <>
      <OwnToolbar
        shown={shown}
        text={search.text}
        onText={search.setText}
        onSubmit={search.submit}
        onChange={change}
      />
      <h2 className="sr-only">{texts.list}</h2>
      <p role="status" className="tabular mt-4 mb-5 text-sm text-muted">
        {texts.count(arranged.length, spots.length)}
      </p>
      {arranged.length === 0 ? (
        <EmptyState
          title={texts.noMatch}
          text={texts.noMatchText(search.text.trim())}
          actions={
            <Button
              onClick={() => {
                search.setText('');
                change({ search: '' });
              }}
            >
              {texts.clear}
            </Button>
          }
        />
      ) : (
        <Cards
          spots={arranged}
          view={shown.view}
          deleting={deletion.deleting}
          onDelete={deletion.ask}
          removed={deletion.removed}
        />
      )}
      <ConfirmDialog
        open={deletion.asked !== null}
        title={deleteTexts.title}
        text={deleteTexts.text}
        confirmLabel={deleteTexts.confirm}
        cancelLabel={deleteTexts.cancel}
        onConfirm={() => void deletion.confirm()}
        onCancel={() => deletion.ask(null)}
      />
    </>
  );
}
