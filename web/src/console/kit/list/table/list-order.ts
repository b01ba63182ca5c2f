import type { ListOrder } from './list-table.tsx';

interface OrderAddress {
  values: { sort?: string; direction?: string };
  change(part: { sort: string; direction?: string }): void;
}

interface Orders<Order extends string> {
  orders: readonly Order[];
  /** The order to use if the address has none. */
  byDefault: Order;
  /** Orders that start ascending; all other orders start descending. */
  rising: readonly Order[];
  /** True if each order has only one direction, so that the address needs no direction. */
  oneWay?: boolean;
}

/** A list's order, as given by its address. Pressing the same column again reverses the direction. */
export function listOrder<Order extends string>(
  { change, values }: OrderAddress,
  { orders, byDefault, rising, oneWay = false }: Orders<Order>,
): ListOrder {
  const by = orders.find((order) => order === values.sort) ?? byDefault;
  const usual = (order: string) => (rising.some((one) => one === order) ? 'asc' : 'desc');
  const direction =
    values.direction === 'asc' || values.direction === 'desc' ? values.direction : usual(by);
  return {
    by,
    direction,
    onSort: (next) => {
      if (oneWay) return change({ sort: next });
      const other = direction === 'asc' ? 'desc' : 'asc';
      change({ sort: next, direction: next === by ? other : usual(next) });
    },
  };
}
