/** Trips that are paid for in two parts or by bank transfer, in each state that a traveler sees. */
import { apiAs, put } from './guide/stage.ts';
import { DESK, type DeskStage } from './desk.ts';
import { type Api, book, pay, type SpotRow, type Stage } from './stage.ts';

export interface MoneyStage {
  /** The traveler's trips with a first payment and a balance: unpaid, and with the first payment made. */
  plannedId: string;
  balanceId: string;
  /** A trip for which the traveler announced a bank transfer. */
  transferId: string;
}

const PLAN = { now: { percent: 30 }, balanceDays: 30 };
const ACCOUNT = {
  holder: 'Harbor Journeys',
  iban: 'DE89 3704 0044 0532 0130 00',
  account: '',
  routing: '',
  bank: 'Harbor Bank',
  bic: '',
  note: '',
  days: 7,
};

async function set(origin: string, api: Api, key: string, value: unknown): Promise<void> {
  const all = await api<{ key: string; revision: number }[]>('/operator/settings');
  const revision = all.find((setting) => setting.key === key)?.revision;
  await put(origin, DESK, `/operator/settings/${key}`, { value, revision });
}

/** Creates the trips. The plan applies to them alone, because it is removed again. */
export async function setMoney({ deskApi, origin }: Stage & DeskStage): Promise<MoneyStage> {
  const ada = await apiAs(origin, 'ada@example.com');
  const [spot] = await ada<SpotRow[]>('/allSpots?sort=popularity&limit=1');
  if (!spot) throw new Error('the demonstration has no destinations');
  await set(origin, deskApi, 'money.transfer', ACCOUNT);
  await set(origin, deskApi, 'money.plan', PLAN);
  const plannedId = await book(ada, spot, 130, 5);
  const balanceId = await book(ada, spot, 150, 5);
  await pay(origin, ada, balanceId);
  await set(origin, deskApi, 'money.plan', '');
  const transferId = await book(ada, spot, 170, 5);
  await ada(`/bookings/${transferId}/transfer`, { part: 'first' });
  return { plannedId, balanceId, transferId };
}
