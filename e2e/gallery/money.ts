/** Trips that are paid for in two parts or by bank transfer, or have taxes and invoices, in each state that a traveler sees. */
import { apiAs, put } from './guide/stage.ts';
import { DESK, type DeskStage } from './desk.ts';
import { type Api, book, pay, type SpotRow, type Stage } from './stage.ts';

export interface MoneyStage {
  /** The traveler's trips with a first payment and a balance: unpaid, and with the first payment made. */
  plannedId: string;
  balanceId: string;
  /** A trip for which the traveler announced a bank transfer. */
  transferId: string;
  /** Trips whose prices contain taxes: unpaid, and paid with an invoice. */
  taxedId: string;
  invoicedId: string;
}

const PLAN = { now: { percent: 30 }, balanceDays: 30 };
const TAXES = {
  scheme: 'inclusive',
  rates: [{ id: 'trips', label: 'Travel services', basisPoints: 900 }],
};
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

/** Creates the trips. The plan and the taxes apply to them alone, because they are removed again. */
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
  await set(origin, deskApi, 'papers.tax', [{ from: '2026-01-01', ...TAXES }]);
  const taxedId = await book(ada, spot, 190, 5);
  const invoicedId = await book(ada, spot, 210, 5);
  await pay(origin, ada, invoicedId);
  await set(origin, deskApi, 'papers.tax', []);
  await ada(`/trips/${invoicedId}/invoice`, {});
  return { plannedId, balanceId, transferId, taxedId, invoicedId };
}
