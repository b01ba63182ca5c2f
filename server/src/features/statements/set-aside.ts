import type { StatementLine } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { getStatementLine } from './list-lines.ts';
import { lockLineForUpdate, updateLine, type LineRow } from './store/lines.ts';

/**
 * Sets a line aside. Doing it twice changes nothing. Throws `not_found`, or `already_decided` if the line is matched.
 */
export function setAsideStatementLine(context: UserContext, id: string): Promise<StatementLine> {
  return change(context, id, async (tx, line) => {
    if (line.setAsideAt !== null) return;
    const setAsideAt = context.clock.now();
    await updateLine(tx, id, { setAsideAt, setAsideBy: context.actor.uid });
    await recordAct(context, tx, 'statement_line_aside', id);
  });
}

/**
 * Undoes setting a line aside. Doing it twice changes nothing. Throws `not_found`, or `already_decided` if the line is
 * matched.
 */
export function takeBackStatementLine(context: UserContext, id: string): Promise<StatementLine> {
  return change(context, id, async (tx, line) => {
    if (line.setAsideAt === null) return;
    await updateLine(tx, id, { setAsideAt: null, setAsideBy: null });
    await recordAct(context, tx, 'statement_line_back', id);
  });
}

async function change(
  context: UserContext,
  id: string,
  work: (tx: Tx, line: LineRow) => Promise<void>,
): Promise<StatementLine> {
  await context.db.orm.transaction(async (tx) => {
    const line = await lockLineForUpdate(tx, id);
    if (line === null) throw notFound('bank transfer');
    if (line.counterPaymentId !== null) {
      throw new ProblemError('already_decided', 'This transfer is already matched.');
    }
    await work(tx, line);
  });
  return getStatementLine(context, id);
}
