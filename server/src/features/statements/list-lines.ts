import {
  CONSOLE_PAGE,
  isCalendarDay,
  MOST_COUNTED,
  type QueryOf,
  type StatementCount,
  type StatementLine,
  type StatementState,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { cutPage, readCursor } from '../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../pagination/list-page.ts';
import { notFound } from '../../problem-error.ts';
import { listBookingsForStaff } from '../bookings/index.ts';
import { presentLine } from './present.ts';
import { propose } from './propose.ts';
import { countAwaitedTransfers } from '../../db/money/awaited-transfers.ts';
import { agencyDay } from '../settings/index.ts';
import { countInState, findLine, listLinePage, type FoundLine } from './store/lines.ts';

export async function listStatementLines(
  context: UserContext,
  { cursor, state }: QueryOf<'listStatementLines'>,
): Promise<ListPage<StatementLine>> {
  const found = await listLinePage(context.db.orm, {
    state,
    after: readCursor(cursor, isCalendarDay, state),
    limit: CONSOLE_PAGE + 1,
  });
  const endOf = ({ line }: FoundLine) => ({ key: line.bookedOn, id: line.id });
  const { next, page } = cutPage(found, CONSOLE_PAGE, endOf, state);
  return { rows: await presentLines(context, page), next };
}

export async function countStatementLines(context: UserContext): Promise<StatementCount> {
  const { config, db, payments } = context;
  const { charge } = config;
  const { livemode } = payments;
  const counted = (state: StatementState) => countInState(db.orm, state, MOST_COUNTED);
  return {
    to_match: await counted('to_match'),
    matched: await counted('matched'),
    set_aside: await counted('set_aside'),
    ...(await countAwaitedTransfers(db.orm, { charge, livemode, today: await agencyDay(context) })),
  };
}

/** Throws `not_found`. */
export async function getStatementLine(context: UserContext, id: string): Promise<StatementLine> {
  const found = await findLine(context.db.orm, id);
  const [line] = found === null ? [] : await presentLines(context, [found]);
  if (line === undefined) throw notFound('bank transfer');
  return line;
}

async function presentLines(
  context: UserContext,
  found: readonly FoundLine[],
): Promise<StatementLine[]> {
  const open = found.filter(({ line }) => line.counterPaymentId === null && !line.setAsideAt);
  const proposals = await propose(
    context,
    open.map(({ line }) => line),
  );
  const ids = found.flatMap(({ bookingId }) => bookingId ?? []);
  const matched = ids.length === 0 ? [] : await listBookingsForStaff(context, [...new Set(ids)]);
  const byId = new Map(matched.map((booking) => [booking._id, booking]));
  return found.map(({ bookingId, line }) =>
    presentLine(line, {
      proposal: proposals.get(line.id) ?? null,
      matched: (bookingId !== null && byId.get(bookingId)) || null,
    }),
  );
}
