import { seenPlaces } from '../../../domain/saved/seen-places.ts';
import { useDeviceList } from '../../../domain/saved/saved-spots.ts';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';

const SeenPlaces = lazyComponent(async () => (await import('../saved/seen-places.tsx')).SeenPlaces);

/** The recently viewed destinations below the catalog. The script loads only for visitors who have viewed any. */
export function SeenPlacesHost() {
  if (useDeviceList(seenPlaces).length === 0) return null;
  return <SeenPlaces />;
}
