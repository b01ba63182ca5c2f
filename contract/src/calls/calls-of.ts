import type { CacheGroup, Call } from '../declaration/call.ts';
import type { Permission } from '../rules/people/permissions.ts';

type Method = Call['method'];
type Auth = Exclude<Call['auth'], 'staff'>;

/** Declares the calls of one cache group. */
export function callsOf<const Group extends CacheGroup>(group: Group) {
  return {
    /** A call with its access: `call('GET', '/account', 'user')`. */
    call: <const M extends Method, const Path extends string, const A extends Auth>(
      method: M,
      path: Path,
      auth: A,
    ) => ({ method, path, auth, group }) as const,
    /** A call that requires a staff permission: `staff('GET', '/operator/inbox', 'messages')`. */
    staff: <const M extends Method, const Path extends string, const Asked extends Permission>(
      method: M,
      path: Path,
      permission: Asked,
    ) => ({ method, path, auth: 'staff', permission, group }) as const,
  };
}
