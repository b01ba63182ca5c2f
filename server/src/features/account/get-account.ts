import { may, PERMISSIONS, type Account } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { getOwnUser } from '../users/index.ts';

export async function getAccount(context: UserContext): Promise<Account> {
  const user = await getOwnUser(context);
  const { staff } = context.actor;
  if (!staff) return user;
  const { role, extra } = staff;
  const permissions = PERMISSIONS.filter((permission) => may(role, extra, permission));
  return { ...user, staff: { role, permissions } };
}
