import type { Spot, SpotFacets } from '@wayfarer/contract';
import { grouped, SPOT_PAGE } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { errorDetail } from '../../../api/error-text.ts';
import { patterns } from '../../../lib/paths.ts';
import { allowSkippedTransitions } from '../../../lib/skipped-transitions.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CardGridSkeleton } from '../../../ui/skeleton.tsx';
import { Banner, EmptyState, ErrorState } from '../../../ui/states.tsx';
import { WindowedList } from '../../../ui/windowed-list.tsx';
import { useCatalogueInfiniteQuery } from '../api.ts';
import { catalogueTexts } from '../messages.ts';
import { type Catalogue, catalogueHref, firstPage, queryOf, type View } from './address.ts';
import { CatalogueCard } from './catalogue-card.tsx';
import { texts } from './messages.ts';

/** 'Showing X of Y destinations' (spec §2): X are on the page, Y on the site. */
function CountLine({ shown, facets }: { shown: number; facets: SpotFacets | undefined }) {
  return (
    <p role="status" className="tabular text-sm text-muted">
      {facets && texts.count(grouped(shown), grouped(facets.siteTotal))}
    </p>
  );
}

/** The cards. After more were loaded the first of them has the focus: the button may be gone. */
function Cards({ spots, view, focusAt }: { spots: Spot[]; view: View; focusAt: number | null }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(allowSkippedTransitions, []);
  const ready = focusAt !== null && spots.length > focusAt;
  useEffect(() => {
    if (!ready) return;
    const card = list.current?.querySelector(`[aria-posinset="${focusAt + 1}"]`);
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [ready, focusAt]);
  return (
    <WindowedList
      list={list}
      items={spots}
      seenFirst={view === 'grid' ? 1 : 4}
      className={view === 'grid' ? 'card-grid' : 'grid grid-cols-1 gap-5 sm:gap-7 xl:grid-cols-2'}
    >
      {(spot, index) => <CatalogueCard spot={spot} view={view} priority={index === 0} />}
    </WindowedList>
  );
}

function moreLabel(loaded: number, facets: SpotFacets | undefined): string {
  const left = facets?.totalIsExact ? facets.total - loaded : 0;
  return left > 0 ? texts.more(grouped(left)) : texts.moreWithoutCount;
}

function Empty() {
  return (
    <EmptyState
      title={texts.empty}
      text={texts.emptyText}
      actions={
        // a form of its own, so that the button works before and without the script
        <Form action={patterns.catalogue} data-native="" preventScrollReset>
          <Button type="submit">{texts.reset}</Button>
        </Form>
      }
    />
  );
}

/** A plain press of the first button; anything else is the browser's own (new tab, new window). */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The list, in the order of truth: data of this address, error, what was before, loading. */
export function Results({ shown, facets }: { shown: Catalogue; facets: SpotFacets | undefined }) {
  const navigate = useNavigate();
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const query = useCatalogueInfiniteQuery(queryOf(shown), { initialPageParam: firstPage(shown) });
  const { currentData, data, isError, error, isFetching, isFetchingNextPage, hasNextPage } = query;

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
      />
    );
  }

  const spots = known.pages.flatMap((page) => page.spots);
  const stale = !currentData && isFetching;
  const next = catalogueHref(shown, { page: Math.ceil(spots.length / SPOT_PAGE.catalogue) + 1 });

  async function loadMore(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isFetching) return;
    const { isSuccess } = await query.fetchNextPage();
    if (!isSuccess) return;
    setFocusAt(spots.length);
    // the address remembers how much is open: a reload, a shared link and Back show the same
    await navigate(next, { replace: true, preventScrollReset: true });
  }

  if (spots.length === 0 && !stale) {
    return (
      <>
        <CountLine shown={0} facets={facets} />
        <Empty />
      </>
    );
  }
  return (
    <div aria-busy={isFetching}>
      <div className="mb-4 flex min-h-6 items-center">
        {stale ? (
          <p role="status" className="text-sm text-muted">
            {catalogueTexts.loading}
          </p>
        ) : (
          <CountLine shown={spots.length} facets={facets} />
        )}
      </div>
      <div className={clsx('transition-opacity duration-200', stale && 'opacity-50')}>
        <Cards spots={spots} view={shown.view} focusAt={focusAt} />
      </div>
      {isError && (
        <div className="mt-8">
          <Banner>{texts.moreFailed}</Banner>
        </div>
      )}
      {hasNextPage && !stale && (
        <div className="mt-12 flex justify-center">
          <ButtonLink
            to={next}
            replace
            preventScrollReset
            variant="secondary"
            aria-busy={isFetchingNextPage}
            onClick={(event) => void loadMore(event)}
          >
            {isFetchingNextPage ? catalogueTexts.loading : moreLabel(spots.length, facets)}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
