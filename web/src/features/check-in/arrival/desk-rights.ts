import type { Permission } from '@wayfarer/contract';
import { createContext, use } from 'react';

/** The permissions of the person at the desk. They only hide controls; the server decides what the person may do. */
export const DeskRights = createContext<readonly Permission[]>([]);

/** True if the person at the desk has a permission. */
export function useMay(permission: Permission): boolean {
  return use(DeskRights).includes(permission);
}
