import type { TestApp } from '../app.ts';
import { csvOf } from '../payments/bank-files.ts';
import type { TestPerson } from '../people.ts';
import { book, draw, type MakeSample, type Samples } from './rows.ts';

async function line({ db }: TestApp, isAside = false): Promise<{ params: { id: string } }> {
  const id = `line-${draw()}`;
  await db.sql.query(
    `insert into statement_lines
       (id, file_sha256, line_key, booked_on, amount, currency, payer, purpose, set_aside_at, created_at)
     values ($1, '', $1, '2026-03-19', 100, 'usd', 'ADA', 'WF', case when $2 then now() end, now())`,
    [id, isAside],
  );
  return { params: { id } };
}

const toMatch: MakeSample = (_owner, world) => line(world);

export const statementSamples = {
  uploadStatement: async () => ({
    payload: Buffer.from(csvOf([{ amount: '10.00', purpose: `Sample ${draw()}` }])),
    headers: { 'content-type': 'text/csv' },
  }),
  listStatementLines: async () => ({ query: { state: 'matched' } }),
  countStatementLines: async () => ({}),
  confirmStatementLine: async (owner: TestPerson, world: TestApp) => ({
    ...(await line(world)),
    body: { bookingId: (await book(owner)).booking._id },
  }),
  setAsideStatementLine: toMatch,
  takeBackStatementLine: (_owner: TestPerson, world: TestApp) => line(world, true),
} satisfies Samples;
