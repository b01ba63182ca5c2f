import {
  addDays,
  type Board,
  BOARD_DAYS,
  BOARD_PAGE,
  earliestToday,
  type QueryOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { cutPage, readCursor } from '../../../pagination/keyset-cursor.ts';
import { listLeftToday } from '../../places/index.ts';
import { listBoardEntries, sumBoardDays } from './store.ts';

const NO_FIGURES = { people: 0, over: 0, unsure: 0, nearly: 0, full: 0, waiting: 0, asked: 0 };

/**
 * The departures of a week by destination, a page at a time, with the figures of all pages. The figures ignore the
 * filter by mark, because they say how many departures each mark would show.
 */
export async function getBoard(
  { clock, db }: UserContext,
  { cursor, from, offerId, show }: QueryOf<'getBoard'>,
): Promise<Board> {
  const to = addDays(from, BOARD_DAYS - 1);
  const now = clock.now();
  const also = await listLeftToday(db.orm, { from, to }, now);
  const span = { from, to, offerId, left: { before: earliestToday(now), also } };
  const after = readCursor(cursor, (key) => key.length <= NAME_MAX);
  const figures = new Map((await sumBoardDays(db.orm, span)).map((row) => [row.day, row]));
  const rows = await listBoardEntries(db.orm, { ...span, after, limit: BOARD_PAGE + 1, show });
  const { next, page } = cutPage(byDestination(rows), BOARD_PAGE, ({ key, offerId: id }) => ({
    key,
    id,
  }));
  return {
    from,
    to,
    days: Array.from({ length: BOARD_DAYS }, (_, at) => {
      const day = addDays(from, at);
      return figures.get(day) ?? { day, ...NO_FIGURES };
    }),
    destinations: page,
    next,
  };
}

/** A cursor's key is a destination's name, which can't be longer. */
const NAME_MAX = 1000;

type Row = Awaited<ReturnType<typeof listBoardEntries>>[number];
type Destination = Board['destinations'][number] & { key: string };

/** Rows that are sorted by destination, as one record for each destination. */
function byDestination(rows: readonly Row[]): Destination[] {
  const found: Destination[] = [];
  for (const { country, key, mode, offerId, spot, startTime, usual, ...entry } of rows) {
    let last = found.at(-1);
    if (last?.offerId !== offerId) {
      last = { offerId, key, spot, country, mode, capacity: usual, entries: [] };
      found.push(last);
    }
    last.entries.push({ ...entry, startTime: startTime === '' ? null : startTime });
  }
  return found;
}
