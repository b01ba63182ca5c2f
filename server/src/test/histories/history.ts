import type { Booking, ChargeMode } from '@wayfarer/contract';
import type { Answer } from '../payments/payments-caller.ts';
import type { PaymentsWorld } from '../payments/payments-world.ts';
import type { Books } from '../payments/booked-money.ts';
import type { Fault } from './judging/checks.ts';
import type { Dice } from './dice.ts';
import type { Given, Giver, Moment } from './judging/goodwill.ts';
import type { People, Person } from './people.ts';
import type { HistorySpot } from './spots.ts';

/** A booking with its history, for people who have to understand a violation. */
export interface HistoryTrip {
  id: string;
  reference: string;
  owner: Person;
  spot: HistorySpot;
  books: Books | null;
  shown: Booking | null;
  /**
   * The trip as it was last compared, with the refund that canceling would give; null if it wasn't compared after the
   * last step.
   */
  moment: Moment | null;
  /** The books that were compared last, as text. */
  observed: string;
  secrets: string[];
  /** Goodwill refunds for this trip that the checks have seen. */
  given: Given[];
  trace: string[];
}

export interface History {
  world: PaymentsWorld;
  people: People;
  dice: Dice;
  charge: ChargeMode;
  currency: string;
  spots: readonly HistorySpot[];
  trips: HistoryTrip[];
}

/** A step whose choices are all made, so that doing it twice does exactly the same action twice. */
export interface Planned {
  says: string;
  act(): Promise<Answer | void>;
  /** The reason that this answer can't be right if the step is done alone and nothing fails. */
  wrong?(answer: Answer): string | null;
  /** Faults after the step if it is done alone and nothing fails. */
  check?(): Promise<Fault[]>;
  /** True if the person doesn't have the permission, so nothing may change. */
  isForbidden?: boolean;
  /** The person who acts on the trip, who must never refund more than they may. */
  giver?: Giver;
}

export interface Step {
  name: string;
  weight: number;
  /** Plans the step; null if it makes no sense now. */
  plan(of: History, trip: HistoryTrip): Planned | null;
}

const DAY_MS = 86_400_000;

export const dayIn = ({ world }: Pick<History, 'world'>, days: number): string =>
  new Date(world.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

export const stands = (books: Books | null): books is Books =>
  books !== null && (books.state === 'booked' || books.state === 'held');

/** A random person: mostly staff, and sometimes people without the permission. */
export function anybody({ dice, people }: History): Person {
  if (dice.chance(0.06)) return people.stranger;
  if (dice.chance(0.04)) return dice.oneOf(people.travelers);
  return dice.chance(0.5) ? people.owner : dice.oneOf(people.staff);
}
