import type { StatementUpload } from '@wayfarer/contract';
import { createHash } from 'node:crypto';
import type { UserContext } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { insertLines } from './store/lines.ts';

/**
 * Stores the incoming payments of a bank statement that aren't known yet. Books nothing. Throws `invalid_input` if the
 * file can't be read.
 */
export async function uploadStatement(
  context: UserContext,
  file: Uint8Array,
): Promise<StatementUpload> {
  const { clock, config, db, newId } = context;
  const { currency } = config;
  // the parsers are needed rarely, so they aren't loaded at every start
  const { readStatement } = await import('../../lib/bank-statements/read-statement.ts');
  const { format, lines, otherCurrency } = await readStatement(file, currency);
  const fileSha256 = createHash('sha256').update(file).digest('hex');
  const shared = { currency, fileSha256, createdAt: clock.now() };
  const rows = lines.map((line) => Object.assign(line, { id: newId() }));
  const added = await db.orm.transaction(async (tx) => {
    const count = await insertLines(tx, rows, shared);
    const sums = { added: count, known: rows.length - count, otherCurrency };
    await recordAct(context, tx, 'statement_uploaded', fileSha256, { format, ...sums });
    return count;
  });
  return { format, added, known: rows.length - added, otherCurrency };
}
