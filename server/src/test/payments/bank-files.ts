import type { Problem, StatementLine, StatementState, StatementUpload } from '@wayfarer/contract';
import type { Answer, Caller } from './payments-caller.ts';
import type { PaymentsWorld } from './payments-world.ts';

export interface Transfer {
  amount: string;
  purpose: string;
  payer?: string;
  day?: string;
  currency?: string;
}

/** A bank's table with one row for each transfer. */
export const csvOf = (transfers: readonly Transfer[]): string =>
  [
    'Booking date;Payer;Purpose;Amount;Currency',
    ...transfers.map(({ amount, currency = 'USD', day = '2026-03-19', payer = 'A TRAVELER', purpose }) =>
      [day, payer, `"${purpose}"`, amount, currency].join(';'),
    ),
    '',
  ].join('\n'); // prettier-ignore

/** Uploads a file as the console does. */
export async function upload(
  { app }: Pick<PaymentsWorld, 'app'>,
  { person }: Caller,
  file: string | Buffer,
): Promise<Answer<StatementUpload & Problem>> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/operator/statements',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/octet-stream',
    },
    payload: file,
  });
  const { headers, statusCode: status } = answer;
  return { status, headers, body: answer.json<StatementUpload & Problem>() };
}

export async function linesOf(
  who: Caller,
  state: StatementState = 'to_match',
): Promise<StatementLine[]> {
  const path = `/api/operator/statements?state=${state}`;
  return (await who.call<StatementLine[]>('GET', path)).body;
}

export const confirm = (who: Caller, lineId: string, { _id }: { _id: string }) =>
  who.call<StatementLine & Problem>('POST', `/api/operator/statements/${lineId}/confirm`, {
    bookingId: _id,
  });
