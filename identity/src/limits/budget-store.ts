import { firstRow, type SqlExecutor } from '../sql.ts';

/**
 * A leaky bucket. Only the time when it will be empty is stored. Each call moves that time forward by `step`, and the
 * bucket is full if the time would then be more than `room` in the future. A row whose time has passed has no effect
 * and can be deleted.
 */
export interface Leaking {
  readonly key: string;
  /** The time in milliseconds in which the bucket loses one call. */
  readonly step: number;
  /** The time in milliseconds in which a full bucket becomes empty. */
  readonly room: number;
}

const MS = "interval '1 millisecond'";

/**
 * The later of now and the stored time. A stored time that is far beyond a full bucket was written before a clock was
 * set back, and is ignored.
 */
const from = (now: string, room: string) => `(case
  when b.empty_at > ${now} + 2 * ${room} * ${MS} then ${now}
  else greatest(b.empty_at, ${now}) end)`;

/**
 * Counts one call if there is room for it.
 * @returns false if there is no room
 */
export async function spend(on: SqlExecutor, count: Leaking, now: Date): Promise<boolean> {
  const next = `${from('$2', '$4')} + $3 * ${MS}`;
  const { rowCount } = await on.query(
    `insert into identity_budgets as b (key, empty_at)
     values ($1, $2::timestamptz + $3::float8 * ${MS})
     on conflict (key) do update set empty_at = ${next}
     where ${next} <= $2 + $4::float8 * ${MS}`,
    [count.key, now, count.step, count.room],
  );
  return rowCount > 0;
}

/** Adds one call to each count, until it is full. */
export async function add(on: SqlExecutor, counts: readonly Leaking[], now: Date): Promise<void> {
  // always in the same order, so that concurrent calls don't deadlock
  const sorted = counts.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const asked = 'unnest($2::text[], $3::float8[], $4::float8[]) as t (key, step, room)';
  await on.query(
    `insert into identity_budgets as b (key, empty_at)
     select key, $1::timestamptz + step * ${MS} from ${asked}
     on conflict (key) do update set empty_at = (
       select least(${from('$1', 'room')} + step * ${MS}, $1 + room * ${MS})
       from ${asked} where t.key = b.key)`,
    [
      now,
      sorted.map(({ key }) => key),
      sorted.map(({ step }) => step),
      sorted.map(({ room }) => room),
    ],
  );
}

/** Subtracts the bucket `part` from the bucket `whole`, which has the same step, and empties `part`. */
export async function takeOut(
  on: SqlExecutor,
  { part, whole }: { part: string; whole: string },
  now: Date,
): Promise<void> {
  await on.query(
    `with gone as (delete from identity_budgets where key = $1 returning empty_at)
     update identity_budgets b
     set empty_at = b.empty_at - greatest(gone.empty_at - $3::timestamptz, interval '0')
     from gone where b.key = $2`,
    [part, whole, now],
  );
}

export async function empty(on: SqlExecutor, key: string): Promise<void> {
  await on.query('delete from identity_budgets where key = $1', [key]);
}

/** The time in milliseconds until a count is zero again. */
export async function leftOf(on: SqlExecutor, key: string, now: Date): Promise<number> {
  const row = await firstRow<{ at: Date }>(
    on,
    'select empty_at as at from identity_budgets where key = $1',
    [key],
  );
  return row ? row.at.getTime() - now.getTime() : 0;
}

/**
 * The time in milliseconds until there is room for one more call.
 * @param left The milliseconds until the count is zero again
 */
export function waitFor(count: Leaking, left: number): number {
  const held = left > 2 * count.room ? 0 : Math.max(0, left);
  return Math.max(0, held + count.step - count.room);
}
