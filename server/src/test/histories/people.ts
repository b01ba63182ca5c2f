import type { ExtraPermission, MemberRole } from '@wayfarer/contract';
import { makeMember } from '../people.ts';
import type { Caller } from '../payments/payments-caller.ts';
import type { PaymentsWorld } from '../payments/payments-world.ts';

export interface Person {
  name: string;
  caller: Caller;
  /** The person's rights as staff; null for a traveler. */
  staff: { role: 'owner' | MemberRole; extra: ExtraPermission[]; limit: number | null } | null;
}

/** The people of a history. `travelers` book; `stranger` never books. */
export interface People {
  travelers: Person[];
  stranger: Person;
  owner: Person;
  staff: Person[];
}

const MEMBERS: [string, MemberRole, ExtraPermission[], number | null][] = [
  ['manager with a limit', 'manager', [], 20_000],
  ['manager without a limit', 'manager', [], null],
  ['manager who calls trips off', 'manager', ['departures.cancel'], 7000],
  ['clerk', 'staff', [], null],
  ['clerk who may refund a little', 'staff', ['money.refund', 'bookings.cancel'], 5000],
];

export async function gatherPeople(world: PaymentsWorld): Promise<People> {
  const traveler = async (name: string): Promise<Person> => ({
    name,
    caller: await world.traveler(),
    staff: null,
  });
  const owner: Person = {
    name: 'owner',
    caller: await world.administrator(),
    staff: { role: 'owner', extra: [], limit: null },
  };
  const staff = [owner];
  for (const [name, role, extra, limit] of MEMBERS) {
    const { caller } = await traveler(name);
    await makeMember(world.test, caller, role, extra, limit);
    staff.push({ name, caller, staff: { role, extra, limit } });
  }
  return {
    travelers: [await traveler('Ada'), await traveler('Bob')],
    stranger: await traveler('stranger'),
    owner,
    staff,
  };
}

export function enterAll(people: People, world: PaymentsWorld): People {
  const enter = (person: Person) => ({ ...person, caller: world.enterAs(person.caller) });
  const staff = people.staff.map(enter);
  const [owner = enter(people.owner)] = staff;
  return { travelers: people.travelers.map(enter), stranger: enter(people.stranger), owner, staff };
}
