import {
  localDay,
  PAPER_KINDS,
  paperNumber,
  type BodyOf,
  type PaperNumbers,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { findRestore } from '../../../db/records/restored.ts';
import { putAppSetting } from '../../../db/records/app-settings.ts';
import { invalidInput } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import {
  CONFIRMED,
  patternOf,
  readPaperRules,
  unconfirmedRestore,
} from '../issuing/paper-rules.ts';
import { nextSerials, raiseSerial } from '../store/series.ts';

export async function getPaperNumbers(context: UserContext): Promise<PaperNumbers> {
  const rules = await readPaperRules(context);
  const year = Number(localDay(context.clock.now(), rules.zone).slice(0, 4));
  const patterns = PAPER_KINDS.map((kind) => patternOf(rules, kind));
  const serials = await nextSerials(context.db.orm, patterns, year);
  const next = PAPER_KINDS.map((kind) => {
    const pattern = patternOf(rules, kind);
    const serial = serials.get(pattern) ?? 1;
    return { kind, number: paperNumber(pattern, year, serial), serial, year };
  });
  const restore = await unconfirmedRestore(context);
  return { next, unconfirmedSince: restore?.backupAt.toISOString() ?? null };
}

/** Raises the next numbers, and confirms them after a restore. Throws `invalid_input` for a number that was used. */
export async function setPaperNumber(
  context: UserContext,
  { creditNote, invoice }: BodyOf<'setPaperNumber'>,
): Promise<PaperNumbers> {
  const { clock, db } = context;
  const rules = await readPaperRules(context);
  const year = Number(localDay(clock.now(), rules.zone).slice(0, 4));
  const restore = await findRestore(db.sql);
  const wanted = [
    ['invoice', rules.invoicePattern, invoice],
    ['creditNote', rules.creditNotePattern, creditNote],
  ] as const;
  await db.orm.transaction(async (tx) => {
    for (const [field, pattern, next] of wanted) {
      if (!(await raiseSerial(tx, { pattern, year, next }))) {
        throw invalidInput(field, 'must not be lower than the next number');
      }
    }
    const detail = { year, invoice, creditNote };
    await recordAct(context, tx, 'invoice_numbers_set', 'papers.invoices', detail);
  });
  if (restore !== null) await putAppSetting(db.sql, CONFIRMED, restore.id, clock.now());
  return getPaperNumbers(context);
}
