import { createHash } from 'node:crypto';
import type { TestApp } from '../app.ts';
import type { TestPerson } from '../people.ts';
import { book, draw, type MakeSample, type Samples } from './rows.ts';

/** A voucher of $100 with a code of digits. */
async function voucher({ clock, db }: TestApp): Promise<{ id: string; code: string }> {
  const id = `gift-${draw()}`;
  const code = String(draw()).replaceAll(/\D/g, '').padStart(20, '7').slice(-20);
  const hash = createHash('sha256').update(`gift|${code}`).digest('hex');
  await db.sql.query(
    `insert into gift_vouchers (id, code_hash, code_end, currency, note, created_at)
     values ($1, $2, $3, 'usd', '', $4)`,
    [id, hash, code.slice(-4), clock.now()],
  );
  await db.sql.query(
    `insert into gift_entries (id, voucher_id, kind, minor, at, method, received_on)
     values ($1, $1, 'issued', 10000, $2, 'cash', '2026-01-01')`,
    [id, clock.now()],
  );
  return { id, code };
}

const voucherId: MakeSample = async (_owner, world) => ({
  params: { id: (await voucher(world)).id },
});

export const giftSamples = {
  listGiftVouchers: async () => ({ query: { q: 'ada' } }),
  getGiftVoucher: voucherId,
  issueGiftVoucher: async () => ({
    body: { amount: 20_000, method: 'cash', expiresOn: null, note: 'For Ada' },
  }),
  lookUpGiftVoucher: async (_owner: TestPerson, world: TestApp) => ({
    body: { code: (await voucher(world)).code },
  }),
  endGiftVoucher: async (_owner: TestPerson, world: TestApp) => ({
    params: { id: (await voucher(world)).id },
    body: { reason: 'A slip.' },
  }),
  redeemGiftVoucher: async (owner: TestPerson, world: TestApp) => ({
    params: { id: (await book(owner)).booking._id },
    body: { code: (await voucher(world)).code },
  }),
} satisfies Samples;
