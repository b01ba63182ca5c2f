import { Heart } from 'lucide';
import { useSearchParams } from 'react-router';
import { definePage, PREFETCH } from '../../../api/page.ts';
import { useSite } from '../../../api/public-config.ts';
import { linkedPaths, paths } from '../../../domain/paths.ts';
import { langOfText } from '../../../lib/language.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { PageHeader } from '../../../ui/layout/layout.tsx';
import { spotsApi } from '../api.ts';
import { categoryNames } from '../copy.ts';
import { SITE_COUNTS } from '../load-popular-section.ts';
import { KeepSavedHost } from '../keep-saved-host.tsx';
import { PublishedNotice } from '../published-notice.tsx';
import {
  catalogueHref,
  EVERYTHING,
  filterOf,
  firstPage,
  isNarrowed,
  queryOf,
  readCatalogue,
} from './address.ts';
import { asRead } from './as-read.ts';
import { texts } from './copy.ts';
import { ActiveFilterChips } from './filters/active-filter-chips.tsx';
import { POPULAR_ELSEWHERE } from './nothing-found.tsx';
import { Results } from './results.tsx';
import { SeenPlacesHost } from './seen-places-host.tsx';
import { CategoryChips, Toolbar } from './toolbar.tsx';

/** The agency's figures above the list (spec §1), if it has set any. */
function Figures() {
  const site = useSite();
  const { catalogueFigures } = site;
  if (catalogueFigures.length === 0) return null;
  return (
    <span className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {catalogueFigures.map(({ value, label }, at) => (
        <span key={label} lang={langOfText(site, `catalogueFigures.${at}.label`)}>
          <strong className="tabular text-ink">{value}</strong> {label}
        </span>
      ))}
    </span>
  );
}

/** The destination catalog (spec §2): search, filters, order and view, all in the address. */
function CataloguePage() {
  const [params] = useSearchParams();
  const shown = readCatalogue(params);
  const site = useSite();
  // the previous filter's counts stay until the new counts arrive, so that nothing flickers
  const { data: facets, currentData } = spotsApi.useSpotFacetsQuery({ query: filterOf(shown) });
  // filters found in the previous search don't stay, because the links would contain them
  const read = asRead(shown, currentData);
  return (
    <>
      <PublishedNotice />
      <PageHeader
        title={texts.name}
        text={
          <>
            <span lang={langOfText(site, 'catalogueText')}>{site.catalogueText}</span>
            <Figures />
          </>
        }
        above={<BackLink to={paths.home()}>{texts.home}</BackLink>}
        actions={
          <ButtonLink to={paths.saved()} variant="secondary">
            <Icon shape={Heart} className="size-5" />
            {texts.saved}
          </ButtonLink>
        }
      />
      <div className="container-x">
        {facets?.siteTotal === 0 ? (
          <EmptyState
            title={texts.none}
            text={texts.noneText}
            actions={<ButtonLink to={linkedPaths.contact()}>{texts.contact}</ButtonLink>}
          />
        ) : (
          <>
            <Toolbar shown={shown} read={read} facets={facets} />
            <div className="mt-4 mb-6">
              <CategoryChips shown={shown} facets={facets} />
              <ActiveFilterChips shown={read} countryName={facets?.countryName} />
            </div>
            <h2 className="sr-only">{texts.results}</h2>
            <Results shown={shown} read={read} facets={facets} />
          </>
        )}
      </div>
      <SeenPlacesHost />
      <KeepSavedHost />
    </>
  );
}

export const page = definePage(CataloguePage, {
  meta({ url, state }) {
    const shown = readCatalogue(url.searchParams);
    const { category, search, country } = shown;
    const { select } = spotsApi.endpoints.spotFacets;
    const facets = select({ query: {} })(state).data;
    const named = select({ query: filterOf(shown) })(state).data?.countryName;
    const kind = category === 'all' ? texts.name : texts.ofKind(categoryNames[category]);
    return {
      title: country === '' ? kind : texts.inCountry({ kind, country: named ?? country }),
      description: texts.description(facets?.siteTotal),
      // for search engines, each category is a page of its own; orders, views and searches are variants of it
      canonical: catalogueHref(EVERYTHING, { category }),
      noIndex: search !== '',
      ...(category !== 'all' && { trail: [{ name: texts.name, path: paths.catalogue() }] }),
    };
  },
  load({ url, dispatch }) {
    const shown = readCatalogue(url.searchParams);
    const { catalogue, listSpots, spotFacets } = spotsApi.endpoints;
    const list = dispatch(
      catalogue.initiate(queryOf(shown), { ...PREFETCH, initialPageParam: firstPage(shown) }),
    );
    // popular destinations, which are shown if nothing is found
    const elsewhere = list.then(({ data }) =>
      data?.pages[0]?.spots.length === 0 && isNarrowed(shown)
        ? Promise.all([
            dispatch(listSpots.initiate(POPULAR_ELSEWHERE, PREFETCH)),
            dispatch(spotFacets.initiate(SITE_COUNTS, PREFETCH)),
          ])
        : null,
    );
    return [elsewhere, dispatch(spotFacets.initiate({ query: filterOf(shown) }, PREFETCH))];
  },
});
