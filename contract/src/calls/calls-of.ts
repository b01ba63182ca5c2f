import type { CacheGroup, Call } from '../declaration/call.ts';
import type { Permission } from '../rules/people/permissions.ts';

type Method = Call['method'];
type Auth = Exclude<Call['auth'], 'staff'>;

export function callsOf<const Group extends CacheGroup>(group: Group) {
  return {
    /** A call with its access: `call('GET', '/account', 'user')`. */
    call: <const M extends Method, const Path extends string, const A extends Auth>(
      method: M,
      path: Path,
      auth: A,
    ) => ({ method, path, auth, group }) as const,
    /** Calls that require a staff permission: `staff('messages')('GET', '/operator/inbox')`. */
    staff:
      <const Asked extends Permission>(permission: Asked) =>
      <const M extends Method, const Path extends string>(method: M, path: Path) =>
        ({ method, path, auth: 'staff', permission, group }) as const,
  };
}
