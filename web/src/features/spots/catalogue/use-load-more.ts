import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsCurrentRoute } from '../../../lib/hooks/use-is-current-route.ts';
import { type Catalogue, catalogueHref } from './address.ts';

interface More {
  load(): PromiseLike<{ isSuccess: boolean }>;
  loaded: number;
  /** The address with one more open page. */
  next: string;
}

/** Opens one more page of the catalog, and determines the card that gets the focus afterward. */
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
    // if the visitor has left or changed the list in the meantime, the address stays as it is
    if (!isSuccess || !isCurrentRoute() || addressNow.current !== address) return;
    setFocusAt(loaded);
    // the address contains the open pages, so that a reload, a shared link and Back show the same list
    await navigate(next, { replace: true, preventScrollReset: true });
  }

  return { loadMore, focusAt, forgetFocus: useCallback(() => setFocusAt(null), []) };
}
