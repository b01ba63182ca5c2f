import { may, type Permission } from '@wayfarer/contract';
import type { Answer } from '../../payments/payments-caller.ts';
import type { Books } from '../../payments/booked-money.ts';
import { stands, type History, type Planned } from '../history.ts';
import type { Person } from '../people.ts';

/** True if someone has a permission. Limits aren't checked, because the product decides about them. */
const isAllowed = ({ staff }: Person, permission: Permission) =>
  staff !== null && may(staff.role, staff.extra, permission);

/** True for a random 70% of the steps on a trip that doesn't take place; these steps are skipped. */
export const isRarely = ({ dice }: History, books: Books) => !stands(books) && dice.chance(0.7);

interface Asked {
  who: Person;
  permission: Permission;
  says: string;
  /** True if it cancels in full for the agency's own reasons. */
  callsOff?: boolean;
  act(who: Person): Promise<Answer>;
  wrong?(answer: Answer): string | null;
}

/** A step of the agency. Without the permission, it must not change anything. */
export function asked({ act, callsOff = false, permission, says, who, wrong }: Asked): Planned {
  const planned = { says: `${who.name} ${says}`, act: () => act(who), giver: { who, callsOff } };
  if (isAllowed(who, permission)) return wrong ? { ...planned, wrong } : planned;
  return {
    ...planned,
    isForbidden: true,
    wrong: ({ status }) =>
      status === 403 ? null : `without ${permission} it was answered ${status}`,
  };
}
