import type { ExportedShare } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { listSharesOf } from './store.ts';

export { deleteSharesOf } from './store.ts';

export async function exportShares(db: Executor, uid: string): Promise<ExportedShare[]> {
  const rows = await listSharesOf(db, uid);
  return rows.map(({ bookingId, createdAt, lastSeenOn, opened, revokedAt }) => ({
    bookingId,
    createdAt: createdAt.toISOString(),
    endedAt: revokedAt?.toISOString() ?? null,
    opened,
    lastSeenOn,
  }));
}
