import { randomUUID } from 'node:crypto';
import type { BodyOf, PromoCode } from '@wayfarer/contract';
import type { Caller } from './caller.ts';

type Input = BodyOf<'createPromoCode'>;

/** $50 off, without limits, under a code of its own. */
export function aCode(change: Partial<Input> = {}): Input {
  return {
    code: `CODE ${randomUUID().slice(0, 8)}`,
    note: 'Newsletter, spring',
    percent: null,
    minor: 5000,
    fromOn: null,
    untilOn: null,
    travelFrom: null,
    travelTo: null,
    offers: null,
    minTotal: null,
    maxUses: null,
    maxEach: null,
    ...change,
  };
}

export async function makeCode(agency: Caller, change: Partial<Input> = {}): Promise<PromoCode> {
  const { body, status } = await agency.post('/operator/promoCodes', aCode(change));
  if (status !== 201) throw new Error(`the code was answered ${status}: ${JSON.stringify(body)}`);
  return body as PromoCode;
}

/** The code as it is now. */
export async function codeOf(agency: Caller, { _id }: PromoCode): Promise<PromoCode> {
  const { body } = await agency.get('/operator/promoCodes');
  const found = (body as PromoCode[]).find((code) => code._id === _id);
  if (!found) throw new Error(`there is no code ${_id}`);
  return found;
}
