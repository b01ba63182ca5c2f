import { codeKeyOf, PROMO_CODES_MAX, type BodyOf, type PromoCode } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { agencyDay } from '../settings/index.ts';
import { presentCode } from './present.ts';
import {
  countCodes,
  insertCode,
  listCodes,
  listNames,
  lockCodeForUpdate,
  updateCode,
  type PromoFigures,
  type PromoRow,
} from './store.ts';

export async function listPromoCodes(context: UserContext): Promise<PromoCode[]> {
  return presentAll(context, await listCodes(context.db.orm, PROMO_CODES_MAX));
}

/** Creates a promo code. Throws `name_taken` if this code exists, and `too_many_codes`. */
export async function createPromoCode(
  context: UserContext,
  { code, ...terms }: BodyOf<'createPromoCode'>,
): Promise<PromoCode> {
  const { actor, clock, config, createdId, db } = context;
  const id = createdId();
  await db.orm.transaction(async (tx) => {
    if ((await countCodes(tx)) >= PROMO_CODES_MAX) {
      throw new ProblemError(
        'too_many_codes',
        `There can be at most ${PROMO_CODES_MAX} promo codes.`,
      );
    }
    const own = { id, codeKey: codeKeyOf(code), label: code, currency: config.currency };
    const made = { ...own, ...terms, createdBy: actor.uid, createdAt: clock.now() };
    if (!(await insertCode(tx, made))) {
      throw new ProblemError('name_taken', 'This code already exists.', { field: 'code' });
    }
    await recordAct(context, tx, 'promo_code_made', { id, name: code });
  });
  return getCode(context, id);
}

/**
 * Changes a code for new bookings; bookings that use it keep their discount. Throws `not_found`, `revision_changed`,
 * `code_ended`.
 */
export function updatePromoCode(
  context: UserContext,
  id: string,
  { revision, ...terms }: BodyOf<'updatePromoCode'>,
): Promise<PromoCode> {
  return change(context, id, async (tx, code) => {
    if (code.endedAt !== null) {
      throw new ProblemError('code_ended', 'This code has ended. Make a new one.');
    }
    if (code.revision !== revision) {
      throw new ProblemError('revision_changed', 'This code has changed since you opened it.');
    }
    await updateCode(tx, id, { ...terms, revision: revision + 1 });
    await recordAct(context, tx, 'promo_code_changed', { id, name: code.label });
  });
}

/** Ends a code. Ending it again changes nothing. Throws `not_found`. */
export function endPromoCode(context: UserContext, id: string): Promise<PromoCode> {
  return change(context, id, async (tx, code) => {
    if (code.endedAt !== null) return;
    const endedAt = context.clock.now();
    await updateCode(tx, id, { endedAt, revision: code.revision + 1 });
    await recordAct(context, tx, 'promo_code_ended', { id, name: code.label });
  });
}

async function change(
  context: UserContext,
  id: string,
  work: (tx: Tx, code: PromoRow) => Promise<void>,
): Promise<PromoCode> {
  await context.db.orm.transaction(async (tx) => {
    const code = await lockCodeForUpdate(tx, id);
    if (code === null) throw notFound('promo code');
    await work(tx, code);
  });
  return getCode(context, id);
}

async function getCode(context: UserContext, id: string): Promise<PromoCode> {
  const [code] = await presentAll(context, await listCodes(context.db.orm, 1, id));
  if (code === undefined) throw notFound('promo code');
  return code;
}

async function presentAll(
  context: UserContext,
  found: readonly PromoFigures[],
): Promise<PromoCode[]> {
  const today = await agencyDay(context);
  const names = await listNames(
    context.db.orm,
    found.flatMap(({ code }) => code.offers ?? []),
  );
  return found.map((figures) => presentCode(figures, { names, today }));
}
