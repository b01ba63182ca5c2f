import type { ListOrder } from './list-table.tsx';

/** The part of a list's address that sorting needs. */
interface OrderAddress {
  values: { sort?: string; direction?: string };
  change(part: { sort: string; direction?: string }): void;
}

interface Orders<Order extends string> {
  orders: readonly Order[];
  /** The order while the address names none. */
  byDefault: Order;
  /** Those that rise at first; the others fall. */
  rising: readonly Order[];
  /** Each order has one direction only, which the address does not name. */
  oneWay?: boolean;
}

/** A list's order as its address has it; a column that is pressed again goes the other way round. */
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
