import type { Call } from '../declaration/call.ts';

/** Declares a call's method, path, access and cache group: `call('GET', '/account', 'user', 'Account')`. */
export function call<
  const Method extends Call['method'],
  const Path extends string,
  const Auth extends Exclude<Call['auth'], 'staff'>,
  const Group extends Call['group'],
>(method: Method, path: Path, auth: Auth, group: Group) {
  return { method, path, auth, group } as const;
}
