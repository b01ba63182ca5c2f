import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsCurrentRoute } from '../../../lib/hooks/use-is-current-route.ts';
import { type Catalogue, catalogueHref } from './address.ts';

interface More {
  /** Fetches the next page. */
  load(): PromiseLike<{ isSuccess: boolean }>;
  /** Cards that are there already. */
  loaded: number;
  /** The address of the list with one page more. */
  next: string;
}

/** Opens one page more of the catalogue, and says at which card the focus is to be then. */
export function useLoadMore(shown: Catalogue) {
  const navigate = useNavigate();
  const isCurrentRoute = useIsCurrentRoute();
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const address = catalogueHref(shown, { cursor: shown.cursor });
  const addressNow = useRef(address);
  useEffect(() => {
    addressNow.current = address;
  }, [address]);

  async function loadMore({ load, loaded, next }: More) {
    const { isSuccess } = await load();
    // who left or asked for another list meanwhile stays there
    if (!isSuccess || !isCurrentRoute() || addressNow.current !== address) return;
    setFocusAt(loaded);
    // the address remembers how much is open: a reload, a shared link and Back show the same
    await navigate(next, { replace: true, preventScrollReset: true });
  }

  return { loadMore, focusAt, forgetFocus: useCallback(() => setFocusAt(null), []) };
}
