import type { Permission } from '@wayfarer/contract';
import { createContext, use } from 'react';

/** The permissions of the person at the desk. The server decides; this only hides what they may not do. */
export const DeskRights = createContext<readonly Permission[]>([]);

/** True if the person at the desk has a permission. */
export function useMay(permission: Permission): boolean {
  return use(DeskRights).includes(permission);
}
