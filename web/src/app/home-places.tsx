import { PopularSection } from '../features/spots/popular-section.tsx';
import { spotsApi } from '../features/spots/api.ts';
import { SITE_COUNTS } from '../features/spots/load-popular-section.ts';
import { useSession } from '../session/use-session.ts';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';

const OwnerHint = lazyComponent(async () => (await import('./identity/owner-hint.tsx')).OwnerHint);

/** Home's section of destinations. Without any destinations, it leads staff to the console. */
export function HomePlaces() {
  const { userEmail } = useSession();
  const { data } = spotsApi.useSpotFacetsQuery(SITE_COUNTS);
  return (
    <>
      {data?.siteTotal === 0 && userEmail !== '' && <OwnerHint />}
      <PopularSection facets={data} />
    </>
  );
}
