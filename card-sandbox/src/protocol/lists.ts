import type Stripe from 'stripe';
import { invalidRequest } from './api-error.ts';
import type { Parameters } from './parameters.ts';
import type { SqlExecutor } from '../sql.ts';

/** A condition on a column. The column is a constant in our code; the value becomes a parameter. */
export type Condition = readonly [column: string, value: string | boolean | readonly string[]];

interface Page<Row> {
  rows: Row[];
  hasMore: boolean;
}

export const PAGING = ['limit', 'starting_after', 'ending_before', 'created', 'expand'] as const;
const RANGE = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/**
 * Reads one page of `source` (a table, or a query in parentheses, with `id`, `seq` and `created_at`),
 * newest first, by the protocol's cursors.
 */
export async function readPage<Row>(
  tx: SqlExecutor,
  source: string,
  params: Parameters,
  conditions: readonly Condition[] = [],
): Promise<Page<Row>> {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest('limit must be between 1 and 100.', {
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  }
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = conditions.map(([column, value]) =>
    Array.isArray(value) ? `${column} = any(${bind(value)})` : `${column} = ${bind(value)}`,
  );
  where.push(...createdConditions(params, bind));
  const before = params.text('ending_before');
  const after = params.text('starting_after');
  if (before !== undefined && after !== undefined) {
    throw invalidRequest('You may only specify one of starting_after and ending_before.', {
      code: 'parameters_exclusive',
    });
  }
  if (after !== undefined) where.push(`seq < ${bind(await cursor(tx, source, after))}`);
  if (before !== undefined) where.push(`seq > ${bind(await cursor(tx, source, before))}`);
  const filter = where.length === 0 ? '' : `where ${where.join(' and ')}`;
  const { rows } = await tx.query<Row>(
    `select * from ${source} t ${filter}
      order by seq ${before === undefined ? 'desc' : 'asc'} limit ${limit + 1}`,
    values,
  );
  const page = rows.slice(0, limit);
  return { rows: before === undefined ? page : page.toReversed(), hasMore: rows.length > limit };
}

/** A page of a list, in the form in which the API returns it. */
export function listObject<T>(url: string, data: T[], hasMore: boolean): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: hasMore, url };
}

async function cursor(tx: SqlExecutor, source: string, id: string): Promise<number> {
  const { rows } = await tx.query<{ seq: number }>(`select seq from ${source} t where id = $1`, [
    id,
  ]);
  if (rows[0] === undefined) {
    throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing' });
  }
  return rows[0].seq;
}

function createdConditions(params: Parameters, bind: (value: unknown) => string): string[] {
  if (!params.has('created')) return [];
  // times in requests are whole seconds, so the stored time is truncated before the comparison
  const compared = (operator: string, seconds: number) => {
    if (Math.abs(seconds) > 1e11) throw invalidRequest('Invalid timestamp', { param: 'created' });
    return `date_trunc('second', created_at) ${operator} ${bind(new Date(seconds * 1000))}`;
  };
  if (params.isText('created')) return [compared('=', params.requiredInteger('created'))];
  const created = params.nested('created').only(Object.keys(RANGE));
  return Object.entries(RANGE).flatMap(([name, operator]) => {
    const seconds = created.integer(name);
    return seconds === undefined ? [] : [compared(operator, seconds)];
  });
}
