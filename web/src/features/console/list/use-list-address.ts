import { useAddressParams } from '../../../lib/hooks/use-address-params.ts';

const CURSOR = 'cursor';

/**
 * What a list shows, as the address has it: its filter, its order, and the place in it. `names` are those
 * that the list knows; others are left alone.
 */
export function useListAddress<Name extends string>(names: readonly Name[]) {
  const [params, go] = useAddressParams();
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = params.get(name);
    if (value !== null && value !== '') values[name] = value;
  }
  return {
    values,
    cursor: params.get(CURSOR) ?? undefined,
    /** Another filter begins at the first page; undefined takes a part away. */
    change(part: Partial<Record<Name, string | undefined>>) {
      go(
        (address) => {
          address.delete(CURSOR);
          for (const [name, value] of Object.entries(part)) {
            if (value === undefined || value === '') address.delete(name);
            else address.set(name, String(value));
          }
        },
        { replace: true },
      );
    },
    /** All of it at once, as a saved view has it. */
    show(view: string) {
      go((address) => {
        for (const name of new Set(address.keys())) address.delete(name);
        for (const [name, value] of new URLSearchParams(view)) address.append(name, value);
      }, {});
    },
    /** The address of the same list at a place; Back leads to the page before. */
    at(cursor: string | null) {
      const next = new URLSearchParams(params);
      if (cursor === null) next.delete(CURSOR);
      else next.set(CURSOR, cursor);
      return `?${next.toString()}`;
    },
    /** The filter and order as a text, without the place. */
    view: viewOf(params, names),
  };
}

function viewOf(params: URLSearchParams, names: readonly string[]): string {
  const kept = names.flatMap((name) => {
    const value = params.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  });
  return new URLSearchParams(kept).toString();
}
