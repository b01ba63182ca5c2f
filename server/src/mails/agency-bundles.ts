import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import type { Executor, Tx } from '../db/database.ts';
import { agencyBundledNotices, agencyNotices } from '../db/tables/mail.ts';
import { composeMail } from './layout/mail-layout.ts';
import {
  NOTICE_BUNDLES,
  type AgencyNotice,
  type MailParts,
  type NoticeBundle,
} from './layout/mail-parts.ts';
import { readMailSettings } from './mail-settings.ts';
import { sectionOf } from './notice-section.ts';

/** As many are described in one mail; the rest are counted. */
const DESCRIBED = 25;

const SAYS: Readonly<
  Record<NoticeBundle, { subject: (count: number) => string; text: string; path: string }>
> = {
  bookings: {
    subject: (count) => `${count} bookings and cancellations`,
    text: 'Travelers have booked trips, or canceled trips that nothing was paid for.',
    path: '/admin/bookings',
  },
  contributions: {
    subject: (count) => `To approve: ${count} destinations`,
    text: 'Travelers have sent destinations, or changes of theirs. They wait for your approval.',
    path: '/admin/destinations/review',
  },
  withdrawals: {
    subject: (count) => `${count} destinations were deleted by their contributors`,
    text: 'They had been approved or booked, so they are in your archive, with everything you wrote.',
    path: '/admin/destinations?state=archived',
  },
};

/**
 * Tells the agency with the next mail of a bundle, in the transaction that makes it true. Of one subject only the
 * latest notice counts.
 */
export async function bundleForAgency(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Tx,
  { bundle, subjectId }: { bundle: NoticeBundle; subjectId: string },
  parts: AgencyNotice,
): Promise<void> {
  await tx
    .insert(agencyBundledNotices)
    .values({ bundle, subjectId, createdAt: clock.now(), parts })
    .onConflictDoUpdate({
      target: [agencyBundledNotices.bundle, agencyBundledNotices.subjectId],
      set: { parts },
    });
}

/** What there was to say has been settled before it was mailed. */
export async function dropBundled(
  db: Executor,
  bundle: NoticeBundle,
  subjectId: string,
): Promise<void> {
  const { bundle: of, subjectId: about } = agencyBundledNotices;
  await db.delete(agencyBundledNotices).where(and(eq(of, bundle), eq(about, subjectId)));
}

/**
 * A job: writes one mail for each bundle with everything in it, or hands it to the mail of the morning where the
 * agency has chosen that. Notices leave the table in the same transaction, so each is told once.
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
    for (const bundle of NOTICE_BUNDLES) {
      const notices = all.filter((row) => row.bundle === bundle).map(({ parts }) => parts);
      const parts = mailOf(bundle, notices, config.http.publicUrl);
      if (parts) await mail.enqueue(tx, composeMail(email, parts));
    }
  });
}

function mailOf(
  bundle: NoticeBundle,
  notices: readonly AgencyNotice[],
  publicUrl: string,
): MailParts | null {
  const [first, ...others] = notices;
  if (!first) return null;
  if (others.length === 0) return { ...first, internal: true };
  const { path, subject, text } = SAYS[bundle];
  const more = notices.length - DESCRIBED;
  return {
    subject: subject(notices.length),
    paragraphs: [text],
    action: { label: 'See them', url: `${publicUrl}${path}` },
    sections: notices.slice(0, DESCRIBED).map(sectionOf),
    ...(more > 0 && { note: `And ${more} more.` }),
    internal: true,
  };
}
