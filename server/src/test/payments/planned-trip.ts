import type { PaymentPlan, SettingKey } from '@wayfarer/contract';
import { expect } from 'vitest';
import { dayAhead } from './agency.ts';
import type { Caller } from './payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from './payments-world.ts';

export const THIRTY_PERCENT: PaymentPlan = { now: { percent: 30 }, balanceDays: 30 };

/** Sets one of the agency's settings, regardless of its value before. */
export async function set(owner: Caller, key: SettingKey, value: unknown): Promise<void> {
  const path = '/api/operator/settings';
  const { body } = await owner.call<{ key: string; revision: number }[]>('GET', path);
  const revision = body.find((setting) => setting.key === key)?.revision ?? 0;
  const put = await owner.call('PUT', `${path}/${key}`, { value, revision });
  expect(put).toMatchObject({ status: 200 });
}

/** Sets the agency's payment plan; null for none. */
export const setPlan = (owner: Caller, plan: PaymentPlan | null) =>
  set(owner, 'money.plan', plan ?? '');

/** Two processes on one database, and the owner, who has set the plan `THIRTY_PERCENT`. */
export async function openPlannedWorlds() {
  const world = await openPaymentsWorld();
  const other = await openPaymentsWorld({}, world);
  const owner = await world.administrator();
  await setPlan(owner, THIRTY_PERCENT);
  return { world, other, owner };
}

/** A trip for $1,500 under the agency's plan, by default in 60 days. */
export async function plannedTrip(world: PaymentsWorld, { days = 60 } = {}) {
  const ada = await world.traveler();
  const booking = await ada.book({ date: dayAhead(world, days) });
  return { ada, booking };
}

/** A planned trip whose first payment of $450 is made. */
export async function firstPaid(world: PaymentsWorld, card?: string) {
  const trip = await plannedTrip(world);
  const first = await trip.ada.pay(trip.booking._id, card);
  return { ...trip, first };
}
