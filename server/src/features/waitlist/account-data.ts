import type { AccountExport } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { exportedWaiting } from './present.ts';
import { listAllOf } from './store/waiting.ts';

export async function exportWaitlist(
  db: Executor,
  uid: string,
): Promise<Pick<AccountExport, 'waitlist'>> {
  return { waitlist: (await listAllOf(db, uid)).map(exportedWaiting) };
}
