import { aCode, makeCode } from '../promo-codes.ts';
import type { TestPerson } from '../people.ts';
import { nothing, type MakeSample, type Samples } from './rows.ts';

const made: MakeSample = async (owner) => ({ params: { id: (await makeCode(owner))._id } });

export const promoCodeSamples = {
  listPromoCodes: nothing,
  createPromoCode: async () => ({ body: aCode() }),
  updatePromoCode: async (owner: TestPerson) => {
    const { code: _, ...terms } = aCode();
    const { _id: id, revision } = await makeCode(owner);
    return { params: { id }, body: { ...terms, revision } };
  },
  endPromoCode: made,
} satisfies Samples;
