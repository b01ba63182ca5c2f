import { useAddressParams } from '../../../lib/hooks/use-address-params.ts';

const CURSOR = 'cursor';

/**
 * The state of a list in its address: filter, order and page. `names` are the list's own parameters; all others stay
 * unchanged.
 */
export function useListAddress<Name extends string>(names: readonly Name[]) {
  const [params, go] = useAddressParams();
  const given = names.flatMap((name): [Name, string][] => {
    const value = params.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  });
  const values = Object.fromEntries(given) as Partial<Record<Name, string>>;
  const cursor = params.get(CURSOR) ?? undefined;
  function change(part: Partial<Record<Name, string | undefined>>) {
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
  }
  return {
    values,
    cursor,
    query: { ...(values as object), ...(cursor !== undefined && { cursor }) },
    /** Changes the filter and returns to the first page; undefined removes a parameter. */
    change,
    /** The value and the setter of a parameter, for its control. */
    part: (name: Name) => ({
      value: values[name],
      onChange: (value: string | undefined) =>
        change({ [name]: value } as Partial<Record<Name, string | undefined>>),
    }),
    /** Replaces all parameters by those of a saved view. */
    show(view: string) {
      go((address) => {
        for (const name of new Set(address.keys())) address.delete(name);
        for (const [name, value] of new URLSearchParams(view)) address.append(name, value);
      }, {});
    },
    /** The address of the same list at a cursor. */
    at(cursor: string | null) {
      const next = new URLSearchParams(params);
      if (cursor === null) next.delete(CURSOR);
      else next.set(CURSOR, cursor);
      return `?${next.toString()}`;
    },
    /** The filter and order as a query string, without the cursor. */
    view: new URLSearchParams(given).toString(),
  };
}
