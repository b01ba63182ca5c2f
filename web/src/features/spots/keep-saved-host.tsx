import { askedMark } from '../../domain/asked-mark.ts';
import { favourites, useDeviceList } from '../../domain/saved/saved-spots.ts';
import { useSession } from '../../session/use-session.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const KeepSavedNotice = lazyComponent(
  async () => (await import('./saved/keep-saved-notice.tsx')).KeepSavedNotice,
);

/**
 * The offer to move saved places to the account. The script loads only for signed-in visitors who have saved places on
 * this device.
 */
export function KeepSavedHost() {
  const { userEmail } = useSession();
  const count = useDeviceList(favourites).length;
  if (userEmail === '' || count === 0 || askedMark.read()) return null;
  return <KeepSavedNotice />;
}
