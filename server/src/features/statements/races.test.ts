import { afterAll, beforeAll, expect, it } from 'vitest';
import { record } from '../../test/payments/agency.ts';
import { confirm, csvOf, linesOf, upload } from '../../test/payments/bank-files.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import type { Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

const EIGHT = Array.from({ length: 8 }, (_, index) => index);
let world: PaymentsWorld;
let other: PaymentsWorld;
let owner: Caller;
let beside: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  other = await openPaymentsWorld({}, world);
  owner = await world.administrator();
  beside = other.enterAs(owner);
});
afterAll(async () => {
  await other.close();
  await world.close();
});

it('if two people press at once, for one trip or for two, a transfer is booked once', async () => {
  const ada = await world.traveler();
  const trips = [await ada.book(), await ada.book()];
  await upload(world, owner, csvOf([{ amount: '700', purpose: 'For a trip' }]));
  const [line] = await linesOf(owner);
  const id = line?._id ?? '';
  const answers = await Promise.all(
    EIGHT.map((n) => confirm(n % 2 ? owner : beside, id, trips[n % 4 < 2 ? 0 : 1] ?? { _id: '' })),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, ...Array<number>(7).fill(409)]);
  const entries = await Promise.all(
    trips.map(async (trip) => (await record(owner, trip)).counterPayments),
  );
  expect(entries.flat()).toMatchObject([{ amount: 70_000, method: 'transfer' }]);
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});

it('of two transfers for the same amount of a trip, the second one finds it paid', async () => {
  const booking = await (await world.traveler()).book();
  const file = ['A', 'B'].map((purpose) => ({ amount: '1500', purpose }));
  await upload(world, owner, csvOf(file));
  const lines = await linesOf(owner);
  const answers = await Promise.all(
    lines.map(({ _id }, n) => confirm(n % 2 ? owner : beside, _id, booking)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('if several people upload the same file at once, its lines are added once', async () => {
  const file = csvOf(EIGHT.map((n) => ({ amount: `${n + 1}`, purpose: `At once ${n}` })));
  const turned = csvOf(
    EIGHT.toReversed().map((n) => ({ amount: `${n + 1}`, purpose: `At once ${n}` })),
  );
  const answers = await Promise.all(
    EIGHT.map((n) => upload(n % 2 ? world : other, owner, n % 3 ? file : turned)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
  expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(8);
});
