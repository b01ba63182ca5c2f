import type { Operator, Permission, StaffRole } from '@wayfarer/contract';
import { createContext, use } from 'react';
import type { ConsolePage, MenuPage } from './console-page.ts';

/** Somebody who works for the agency. */
export interface StaffOperator extends Operator {
  role: StaffRole;
  /** The screens of this person's menu. */
  menu: readonly MenuPage[];
}

export const OperatorContext = createContext<StaffOperator | null>(null);

/** Who is at the console, and whether they may do something. The server decides; this hides the rest. */
export function useOperator() {
  const operator = use(OperatorContext);
  if (!operator) throw new Error('useOperator needs the console around it');
  return { ...operator, may: (permission: Permission) => mayDo(operator, permission) };
}

export function mayDo(
  { permissions }: Pick<Operator, 'permissions'>,
  permission: Permission | undefined,
): boolean {
  return permission === undefined || permissions.includes(permission);
}

/** The screens in the menu of a person with these permissions. */
export function menuOf(
  pages: readonly ConsolePage[],
  operator: Pick<Operator, 'permissions'>,
): MenuPage[] {
  return pages.filter(
    (page): page is MenuPage =>
      page.menu !== undefined &&
      mayDo(operator, page.permission) &&
      !(page.menu.unless && mayDo(operator, page.menu.unless)),
  );
}
