import type { TestApp } from '../app.ts';
import type { TestPerson } from '../people.ts';
import { aCode } from '../promo-codes.ts';
import { draw, nothing, type MakeSample, type Samples } from './rows.ts';

async function code({ db }: TestApp): Promise<{ params: { id: string } }> {
  const id = `code-${draw()}`;
  await db.sql.query(
    `insert into promo_codes (id, code_key, label, note, percent, currency, created_at)
     values ($1, $1, $1, '', 10, 'usd', now())`,
    [id],
  );
  return { params: { id } };
}

const made: MakeSample = (_owner, world) => code(world);

export const promoCodeSamples = {
  listPromoCodes: nothing,
  createPromoCode: async () => ({ body: aCode() }),
  updatePromoCode: async (_owner: TestPerson, world: TestApp) => {
    const { code: _, ...terms } = aCode();
    return { ...(await code(world)), body: { ...terms, revision: 1 } };
  },
  endPromoCode: made,
} satisfies Samples;
