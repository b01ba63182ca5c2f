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

/** The maximum number of notices described in one email; the others are only counted. */
const DESCRIBED = 25;

const SAYS: Readonly<
  Record<NoticeBundle, { subject: (count: number) => string; text: string; path: string }>
> = {
  bookings: {
    subject: (count) => `${count} bookings and cancellations`,
    text: 'Travelers booked trips, or canceled trips that they hadn’t paid for.',
    path: '/admin/bookings',
  },
  contributions: {
    subject: (count) => `To approve: ${count} destinations`,
    text: 'Travelers submitted destinations, or changes to theirs, that need your approval.',
    path: '/admin/destinations/review',
  },
  withdrawals: {
    subject: (count) => `${count} destinations were deleted by their contributors`,
    text: 'They had been approved or booked, so you can still find them in your archive, with everything you wrote.',
    path: '/admin/destinations?state=archived',
  },
};

/**
 * Adds a notice to the next email of a bundle, in the transaction of the event that it reports. Only the latest notice
 * about a subject counts.
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

/** Removes a notice whose subject was settled before the email. */
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
 * chosen that. The same transaction deletes the notices, so that each is reported once.
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
    action: { label: 'See all', url: `${publicUrl}${path}` },
    sections: notices.slice(0, DESCRIBED).map(sectionOf),
    ...(more > 0 && { note: `And ${more} more.` }),
    internal: true,
  };
}
