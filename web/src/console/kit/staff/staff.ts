import type { StaffPerson, Permission, StaffRole } from '@wayfarer/contract';
import { createContext, use } from 'react';
import type { ConsolePage, MenuPage } from './console-page.ts';

export interface ConsoleStaff extends StaffPerson {
  role: StaffRole;
  menu: readonly MenuPage[];
}

export const StaffContext = createContext<ConsoleStaff | null>(null);

/**
 * The staff member at the console, and their permissions. The permissions only hide actions that the person may not
 * take; the server decides.
 */
export function useStaff() {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff needs the console around it');
  return { ...staff, may: (permission: Permission) => mayDo(staff, permission) };
}

export function mayDo(
  { permissions }: Pick<StaffPerson, 'permissions'>,
  permission: Permission | undefined,
): boolean {
  return permission === undefined || permissions.includes(permission);
}

/** The screens in the menu of a person with these permissions. */
export function menuOf(
  pages: readonly ConsolePage[],
  staff: Pick<StaffPerson, 'permissions'>,
): MenuPage[] {
  return pages.filter(
    (page): page is MenuPage =>
      page.menu !== undefined &&
      mayDo(staff, page.permission) &&
      !(page.menu.unless && mayDo(staff, page.menu.unless)),
  );
}
