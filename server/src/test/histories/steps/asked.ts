import { may, type Permission } from '@wayfarer/contract';
import type { Answer } from '../../payments/payments-caller.ts';
import type { Books } from '../../payments/booked-money.ts';
import { stands, type History, type Planned } from '../history.ts';
import type { Person } from '../people.ts';

/** Whether somebody may do what asks for a permission; limits are judged by the product. */
const isAllowed = ({ staff }: Person, permission: Permission) =>
  staff !== null && may(staff.role, staff.extra, permission);

/** Skips most of what makes no sense any more. */
export const isRarely = ({ dice }: History, books: Books) => !stands(books) && dice.chance(0.7);

interface Asked {
  who: Person;
  permission: Permission;
  says: string;
  /** In full for the agency's own reasons. */
  callsOff?: boolean;
  act(who: Person): Promise<Answer>;
  wrong?(answer: Answer): string | null;
}

/** A step of the agency; the same by somebody without the permission must change nothing. */
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
