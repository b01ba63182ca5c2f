import { COMPARED_MAX } from '@wayfarer/contract';
import { useAddressParams } from '../../../../lib/hooks/use-address-params.ts';

const PARAM = 'compare';
const SIDE = 'side';

const idsIn = (params: URLSearchParams) =>
  (params.get(PARAM) ?? '').split(',').filter(Boolean).slice(0, COMPARED_MAX);

/**
 * The compared destinations, and whether the comparison is open. Both are in the address, so that
 * Back closes it.
 */
export function useCompared() {
  const [params, change] = useAddressParams();
  const ids = idsIn(params);
  function go(next: (before: readonly string[]) => readonly string[], open: boolean) {
    change(
      (address) => {
        const chosen = next(idsIn(address));
        address.delete(SIDE);
        if (chosen.length > 0) address.set(PARAM, chosen.join(','));
        else address.delete(PARAM);
        if (open && chosen.length > 1) address.set(SIDE, 'yes');
      },
      { replace: !open },
    );
  }
  return {
    ids,
    isOpen: params.has(SIDE) && ids.length > 1,
    isFull: ids.length >= COMPARED_MAX,
    toggle: (id: string) =>
      go(
        (before) =>
          before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
        false,
      ),
    open: () => go((before) => before, true),
    close: () => go((before) => before, false),
    clear: () => go(() => [], false),
  };
}

export type Compared = ReturnType<typeof useCompared>;
