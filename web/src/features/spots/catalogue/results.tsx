import type { Spot, SpotFacets } from '@wayfarer/contract';
import { grouped } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { type MouseEvent, useEffect, useRef } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { isPlainClick } from '../../../lib/plain-click.ts';
import { allowSkippedTransitions } from '../../../lib/skipped-transitions.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { CardGridSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { WindowedList } from '../../../ui/layout/windowed-list.tsx';
import { spotsApi } from '../api.ts';
import { catalogueTexts } from '../copy.texts.js';
import { type Catalogue, firstPage, linkToMore, moreHref, queryOf, type View } from './address.ts';
import { CatalogueCard } from './catalogue-card.tsx';
import { texts } from './copy.ts';
import { NothingFound } from './nothing-found.tsx';
import { useLoadMore } from './use-load-more.ts';

/**
 * 'Showing X of Y destinations' (spec §2): X on the page, Y on the site. Also says how a typo was corrected, or that no
 * destination matches all words.
 */
function CountLine({
  shown,
  search,
  facets,
}: {
  shown: number;
  search: string;
  facets: SpotFacets | undefined;
}) {
  const isRelaxed = shown > 0 && facets !== undefined && facets.relaxedSearch !== null;
  const corrected = shown > 0 && !isRelaxed ? (facets?.correctedSearch ?? null) : null;
  return (
    <div role="status" className="tabular text-sm text-muted">
      {corrected !== null && (
        <p className="mb-1 text-base font-semibold text-ink">{texts.corrected(corrected)}</p>
      )}
      {isRelaxed && (
        <p className="mb-1 text-base font-semibold text-ink">{texts.closest(search)}</p>
      )}
      <p>{facets && texts.count({ shown: grouped(shown), total: grouped(facets.siteTotal) })}</p>
    </div>
  );
}

/** The layout of each view, with the estimated height of a card that hasn't been laid out yet (`.offscreen`). */
const ARRANGED: Readonly<Record<View, string>> = {
  grid: 'card-grid card-pairs [--item-height:18.5rem] sm:[--item-height:28rem]',
  list: 'grid grid-cols-1 gap-5 sm:gap-7 xl:grid-cols-2 [--item-height:9.125rem] sm:[--item-height:13.2rem]',
};

/**
 * The cards. After more cards have loaded, the first new card gets the focus, because the button to load more may be
 * gone.
 */
function Cards({
  spots,
  missing,
  view,
  focusAt,
  onFocused,
}: {
  spots: Spot[];
  missing: number;
  view: View;
  focusAt: number | null;
  onFocused: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(allowSkippedTransitions, []);
  const ready = focusAt !== null && spots.length > focusAt;
  useEffect(() => {
    if (!ready) return;
    const card = list.current?.querySelector(`[aria-posinset="${focusAt + 1}"]`);
    card?.querySelector('a')?.focus({ preventScroll: true });
    onFocused();
  }, [ready, focusAt, onFocused]);
  return (
    <WindowedList
      list={list}
      items={spots}
      missing={missing}
      seenFirst={view === 'grid' ? 2 : 4}
      className={ARRANGED[view]}
    >
      {(spot, index) => <CatalogueCard spot={spot} view={view} priority={index === 0} />}
    </WindowedList>
  );
}

function moreLabel(loaded: number, facets: SpotFacets | undefined): string {
  const left = facets?.totalIsExact ? facets.total - loaded : 0;
  return left > 0 ? texts.more(grouped(left)) : texts.moreWithoutCount;
}

const Waiting = () => (
  <p role="status" className="text-sm text-muted">
    {catalogueTexts.loading}
  </p>
);

function MoreLink({
  to,
  busy,
  label,
  onClick,
}: {
  to: string;
  busy: boolean;
  label: string;
  onClick: (event: MouseEvent) => void;
}) {
  return (
    <div className="mt-12 flex justify-center">
      <ButtonLink
        to={to}
        replace
        preventScrollReset
        variant="secondary"
        aria-busy={busy}
        onClick={onClick}
      >
        {busy ? catalogueTexts.loading : label}
      </ButtonLink>
    </div>
  );
}

/**
 * Fetches the pages that are open according to the address but weren't rendered by the server. Returns the number of
 * destinations that are still to come.
 */
function useRest({
  currentData,
  hasNextPage,
  isFetching,
  isError,
  fetchNextPage,
}: ReturnType<typeof spotsApi.useCatalogueInfiniteQuery>): number {
  const begun = currentData?.pages.length === 1 && hasNextPage;
  const rest = begun ? (currentData.pageParams[0]?.rest ?? 0) : 0;
  const wanted = rest > 0 && !isFetching && !isError;
  useEffect(() => {
    if (wanted) void fetchNextPage();
  }, [wanted, fetchNextPage]);
  return rest;
}

interface ResultsShown {
  shown: Catalogue;
  /** The state including the filters that the server found in the search. */
  read: Catalogue;
  facets: SpotFacets | undefined;
}

/**
 * The list. It shows the first of these that exists: data for this address, an error, previous data, the loading state.
 */
export function Results({ shown, read, facets }: ResultsShown) {
  const { loadMore, focusAt, forgetFocus } = useLoadMore(shown);
  const query = spotsApi.useCatalogueInfiniteQuery(queryOf(shown), {
    initialPageParam: firstPage(shown),
  });
  const { currentData, data, isError, error, isFetching, isFetchingNextPage, hasNextPage } = query;
  const rest = useRest(query);

  if (isError && !currentData) {
    return (
      <ErrorState
        title={catalogueTexts.failed}
        text={errorDetail(error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const known = currentData ?? data;
  if (!known) {
    return (
      <CardGridSkeleton
        count={Math.min(firstPage(shown).limit, 96)}
        text={catalogueTexts.loading}
        layout="pairs"
      />
    );
  }

  const spots = known.pages.flatMap((page) => page.spots);
  const stale = !currentData && isFetching;
  const left = facets?.totalIsExact ? facets.total - spots.length : rest;
  const missing = stale ? 0 : Math.max(0, Math.min(rest, left));

  function onMore(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isFetching) return;
    const next = moreHref(shown, spots.length);
    void loadMore({ load: query.fetchNextPage, loaded: spots.length, next });
  }

  if (spots.length === 0 && !stale && !hasNextPage) {
    return (
      <>
        <CountLine shown={0} search={read.search} facets={facets} />
        <NothingFound shown={read} facets={facets} />
      </>
    );
  }
  return (
    <div aria-busy={isFetching}>
      <div className="mb-4 flex min-h-6 items-center">
        {stale ? (
          <Waiting />
        ) : (
          <CountLine shown={spots.length} search={read.search} facets={facets} />
        )}
      </div>
      <div className={clsx('transition-opacity duration-200', stale && 'opacity-50')}>
        <Cards
          spots={spots}
          missing={missing}
          view={shown.view}
          focusAt={focusAt}
          onFocused={forgetFocus}
        />
      </div>
      {isError && (
        <div className="mt-8">
          <Banner>{texts.moreFailed}</Banner>
        </div>
      )}
      {hasNextPage && !stale && (
        <MoreLink
          to={linkToMore(shown, spots.length, known.pages.at(-1)?.next ?? null)}
          busy={isFetchingNextPage}
          label={moreLabel(spots.length, facets)}
          onClick={onMore}
        />
      )}
    </div>
  );
}
