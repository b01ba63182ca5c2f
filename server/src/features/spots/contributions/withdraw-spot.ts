import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { localDay } from '../../../lib/local-time.ts';
import { bundleForAgency } from '../../../mails/agency-bundles.ts';
import { readMailSettings } from '../../../mails/mail-settings.ts';
import { recordAct } from '../../audit/index.ts';
import { countTripsAhead } from '../records/rows/store-trips-ahead.ts';
import { archiveSubmission, type SubmissionRow } from '../records/rows/store-submissions.ts';
import type { SpotRow } from '../records/rows/store.ts';
import { moveToArchive } from '../records/rows/store-archive.ts';

export type Found = { spot: SpotRow } | { submission: SubmissionRow };

interface Withdrawal {
  /** The id of the contributor. */
  by: string;
  reason: string;
}

/** Archives a destination with all its data, records that its contributor withdrew it, and notifies the agency. */
export async function withdrawSpot(
  context: Pick<AppContext, 'clock' | 'config' | 'newId'>,
  tx: Tx,
  found: Found,
  { by, reason }: Withdrawal,
): Promise<void> {
  const { clock, config } = context;
  const { country, id, spot } = await archive(tx, found, {
    archivedAt: clock.now(),
    archivedBy: by,
    reason,
  });
  await recordAct({ ...context, actor: { uid: by } }, tx, 'spot_withdrawn', id, { spot, country });
  const settings = await readMailSettings(tx);
  const ahead = await countTripsAhead(tx, id, localDay(clock.now(), settings('agency.timeZone')));
  const about = { bundle: 'withdrawals', subjectId: id } as const;
  const of = { id, spot, country, ahead };
  await bundleForAgency(context, tx, about, (write) =>
    write.withdrawnNotice(config.http.publicUrl, of),
  );
}

export async function archive(
  tx: Tx,
  found: Found,
  decision: Parameters<typeof moveToArchive>[2],
): Promise<{ id: string; spot: string; country: string; ownerUid: string | null }> {
  if ('spot' in found) {
    await moveToArchive(tx, found.spot, decision);
    return found.spot;
  }
  await archiveSubmission(tx, found.submission, decision);
  return found.submission;
}
