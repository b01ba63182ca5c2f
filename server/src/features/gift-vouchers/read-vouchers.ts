import {
  CONSOLE_PAGE,
  type BodyOf,
  type GiftVoucher,
  type GiftVoucherRecord,
  type QueryOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { cursorOf, cutPage, isInstant, readCursor } from '../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../pagination/list-page.ts';
import { notFound } from '../../problem-error.ts';
import { agencyDay } from '../settings/index.ts';
import { findUsable } from './find-usable.ts';
import { giftNotValid } from './problems.ts';
import { presentEntry, presentVoucher } from './present.ts';
import { listEntries } from './store/entries.ts';
import { findVoucher, listVoucherPage } from './store/vouchers.ts';

export async function listGiftVouchers(
  context: UserContext,
  { cursor, q = '' }: QueryOf<'listGiftVouchers'>,
): Promise<ListPage<GiftVoucher>> {
  const after = readCursor(cursor, isInstant);
  const found = await listVoucherPage(context.db.orm, { q, after, limit: CONSOLE_PAGE + 1 });
  const { next, page } = cutPage(found, CONSOLE_PAGE, ({ voucher }) => cursorOf(voucher));
  const today = await agencyDay(context);
  return { rows: page.map((one) => presentVoucher(one, today)), next };
}

/** Throws `not_found`. */
export async function getGiftVoucher(context: UserContext, id: string): Promise<GiftVoucherRecord> {
  const { orm } = context.db;
  const found = await findVoucher(orm, id);
  if (found === null) throw notFound('gift voucher');
  const { endReason, endedAt } = found.voucher;
  return {
    voucher: presentVoucher(found, await agencyDay(context)),
    entries: (await listEntries(orm, id)).map(presentEntry),
    ended: endedAt && { at: endedAt.toISOString(), reason: endReason ?? '' },
  };
}

/** The voucher that a person shows at the counter. Throws `gift_not_valid`. */
export async function lookUpGiftVoucher(
  context: UserContext,
  { code }: BodyOf<'lookUpGiftVoucher'>,
): Promise<GiftVoucher> {
  const { currency } = context.config;
  const { orm } = context.db;
  const today = await agencyDay(context);
  const { voucher } = await findUsable(orm, code, { currency, today });
  const found = await findVoucher(orm, voucher.id);
  if (found === null) throw giftNotValid();
  return presentVoucher(found, today);
}
