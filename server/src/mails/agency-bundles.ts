import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import type { Executor, Tx } from '../db/database.ts';
import { agencyBundledNotices, agencyNotices } from '../db/tables/mail.ts';
import { NOTICE_BUNDLES, type AgencyNotice, type NoticeBundle } from './mail-parts.ts';
import { readMailSettings } from './mail-settings.ts';
import { wordsIn, type Written } from './words-in.ts';

/**
 * Adds a notice to a bundle's next email, in the transaction of the event. Only the latest notice about a subject
 * counts.
 */
export async function bundleForAgency(
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  tx: Tx,
  { bundle, subjectId }: { bundle: NoticeBundle; subjectId: string },
  noticeIn: (write: Written) => AgencyNotice,
): Promise<void> {
  const parts = noticeIn(wordsIn(config, null).write);
  await tx
    .insert(agencyBundledNotices)
    .values({ bundle, subjectId, createdAt: clock.now(), parts })
    .onConflictDoUpdate({
      target: [agencyBundledNotices.bundle, agencyBundledNotices.subjectId],
      set: { parts },
    });
}

/** Drops the notices of subjects that were settled before the bundle's email was written. */
export async function dropBundled(
  db: Executor,
  bundle: NoticeBundle,
  subjectId: string,
): Promise<void> {
  const { bundle: of, subjectId: about } = agencyBundledNotices;
  await db.delete(agencyBundledNotices).where(and(eq(of, bundle), eq(about, subjectId)));
}

/**
 * A job: writes one email per bundle with all its notices, or moves them to the morning's email if the agency has
 * chosen that. The same transaction deletes the notices, so that each is reported once. Without an address of the
 * agency, they are only deleted.
 */
export async function sendAgencyBundles(context: AppContext): Promise<void> {
  const { config, db, mail } = context;
  await db.orm.transaction(async (tx) => {
    const rows = await tx.delete(agencyBundledNotices).returning();
    const settings = await readMailSettings(tx, config.contact);
    const email = settings('agency.email');
    if (email === '' || rows.length === 0) return;
    const all = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    if (settings('mails.agencyNotices') === 'digest') {
      await tx.insert(agencyNotices).values(all.map(({ createdAt, parts }) => ({ createdAt, parts }))); // prettier-ignore
      return;
    }
    const { write } = wordsIn(config, null);
    for (const bundle of NOTICE_BUNDLES) {
      const notices = all.filter((row) => row.bundle === bundle).map(({ parts }) => parts);
      const parts = write.bundleParts(bundle, notices, config.http.publicUrl);
      if (parts) await mail.enqueue(tx, write.composeMail(email, parts));
    }
  });
}
