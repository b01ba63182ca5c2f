import { expect, it } from 'vitest';
import { owedBack } from './owed-back.ts';

it.each([
  ['nothing while a trip is not paid yet', { inHand: 40_000 }, 0],
  ['nothing once it is paid', { inHand: 100_000 }, 0],
  ['what a trip costs less than was paid', { inHand: 130_000 }, 30_000],
  ['what a cancellation does not keep', { canceled: { kept: 25_000, held: 0 } }, 75_000],
  ['not what waits for a bank', { canceled: { kept: 25_000, held: 60_000 } }, 15_000],
  ['nothing of what is kept', { inHand: 20_000, canceled: { kept: 25_000, held: 0 } }, 0],
  ['everything that was paid for what has expired', { state: 'expired' }, 100_000],
] as const)('owes %s', (_, some, owed) => {
  const money = { state: 'booked', total: 100_000, inHand: 100_000, canceled: null } as const;
  expect(owedBack({ ...money, ...some })).toBe(owed);
});
