import { addDays } from '@wayfarer/contract';
import { lt } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { agencyNotices } from '../db/tables/mail.ts';
import { localDay, localTime } from '../lib/local-time.ts';
import { readMailSettings } from './mail-settings.ts';
import { wordsIn } from './words-in.ts';

/** In the agency's time zone. */
const HOUR = 7;

/**
 * A job: writes one email to the agency about everything before the last 7 a.m. The same transaction deletes the
 * notices, so that each is reported once.
 */
export async function sendAgencyDigest(context: AppContext): Promise<void> {
  const { clock, config, db, mail } = context;
  await db.orm.transaction(async (tx) => {
    const settings = await readMailSettings(tx, config.contact);
    const email = settings('agency.email');
    if (email === '') return;
    const before = lastMorning(clock.now(), settings('agency.timeZone'));
    const rows = await tx
      .delete(agencyNotices)
      .where(lt(agencyNotices.createdAt, before))
      .returning();
    if (rows.length === 0) return;
    const notices = rows.toSorted((a, b) => a.id - b.id).map(({ parts }) => parts);
    const { write } = wordsIn(config, null);
    await mail.enqueue(tx, write.composeMail(email, write.digestParts(notices)));
  });
}

/** The last 7 a.m. by the agency's clocks. */
export function lastMorning(now: Date, zone: string): Date {
  const today = localDay(now, zone);
  const morning = localTime(today, HOUR, zone);
  return morning <= now ? morning : localTime(addDays(today, -1), HOUR, zone);
}
