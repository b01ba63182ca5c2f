import type { Call } from '../declaration/call.ts';
import type { Permission } from '../rules/people/permissions.ts';

/** Declares a call that requires a staff permission: `staff('GET', '/operator/inbox', 'messages', 'Messages')`. */
export function staff<
  const Method extends Call['method'],
  const Path extends string,
  const Asked extends Permission,
  const Group extends Call['group'],
>(method: Method, path: Path, permission: Asked, group: Group) {
  return { method, path, auth: 'staff', permission, group } as const;
}
