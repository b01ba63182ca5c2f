import type { OwnSpot } from '@wayfarer/contract';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePublicConfig } from '../../../api/public-config.ts';
import { patterns } from '../../../domain/paths.ts';
import { rowOf } from '../../../lib/hooks/use-row-removal.ts';
import { useSearchText } from '../../../lib/hooks/use-search-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/layout/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { sortAndFilter, queryOfShown, readShown, type Shown } from './sort-and-filter.ts';
import { deleteTexts, mineTexts as texts } from './copy.texts.js';
import { OwnSpotCard } from './own-spot-card.tsx';
import { OwnToolbar } from './own-toolbar.tsx';

interface OwnSpotsProps {
  spots: readonly OwnSpot[];
  deleting: ReadonlySet<string>;
  onDelete: (id: string) => void;
}

function Cards({
  spots,
  view,
  deleting,
  onAsk,
}: Pick<OwnSpotsProps, 'spots' | 'deleting'> & {
  view: Shown['view'];
  onAsk: (spot: OwnSpot) => void;
}) {
  return (
    <ul className={view === 'grid' ? 'card-grid' : 'grid grid-cols-1 gap-5'}>
      {spots.map((spot, index) => (
        <li key={spot._id} {...rowOf(spot._id)}>
          <OwnSpotCard
            spot={spot}
            view={view}
            priority={index === 0}
            deleting={deleting.has(spot._id)}
            onDelete={() => onAsk(spot)}
          />
        </li>
      ))}
    </ul>
  );
}

function DeleteDialog({
  asked,
  onAnswer,
  onDelete,
}: {
  asked: OwnSpot | undefined;
  onAnswer: () => void;
  onDelete: (id: string) => void;
}) {
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={deleteTexts.title}
      text={
        <>
          {deleteTexts.text}
          {asked && <strong className="mt-2 block wrap-anywhere text-ink">{asked.spot}</strong>}
        </>
      }
      confirmLabel={deleteTexts.confirm}
      cancelLabel={deleteTexts.cancel}
      onConfirm={() => {
        onAnswer();
        if (asked) onDelete(asked._id);
      }}
      onCancel={onAnswer}
    />
  );
}

/** The visitor's own destinations with search, order and view (spec §2, My tourist spots). */
export function OwnSpots({ spots, deleting, onDelete }: OwnSpotsProps) {
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
  // the list follows each key press, whereas the address follows after a pause in typing
  const visible = sortAndFilter(spots, { ...shown, search: search.text }, currency);
  const [asked, setAsked] = useState<OwnSpot>();

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
        {texts.count({ shown: visible.length, all: spots.length })}
      </p>
      {visible.length === 0 ? (
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
        <Cards spots={visible} view={shown.view} deleting={deleting} onAsk={setAsked} />
      )}
      <DeleteDialog asked={asked} onAnswer={() => setAsked(undefined)} onDelete={onDelete} />
    </>
  );
}
