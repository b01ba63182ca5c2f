import { COMPARED_MAX } from '@wayfarer/contract';
import { useSearchParams } from 'react-router';

const PARAM = 'compare';
const SIDE = 'side';

/** Which places are compared, and whether they are shown: in the address, so that Back closes it. */
export function useCompared() {
  const [params, setParams] = useSearchParams();
  const ids = (params.get(PARAM) ?? '').split(',').filter(Boolean).slice(0, COMPARED_MAX);
  const go = (next: readonly string[], open: boolean) =>
    setParams(
      {
        ...(next.length > 0 && { [PARAM]: next.join(',') }),
        ...(open && next.length > 1 && { [SIDE]: 'yes' }),
      },
      { replace: !open, preventScrollReset: true },
    );
  return {
    ids,
    isOpen: params.has(SIDE) && ids.length > 1,
    isFull: ids.length >= COMPARED_MAX,
    toggle: (id: string) =>
      go(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id], false),
    open: () => go(ids, true),
    close: () => go(ids, false),
    clear: () => go([], false),
  };
}

export type Compared = ReturnType<typeof useCompared>;
