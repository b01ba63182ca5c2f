import type { AppContext } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { agencyNotices } from '../db/tables/mail.ts';
import type { Mail } from '../mail-ports.ts';
import { composeMail } from './layout/mail-layout.ts';
import type { AgencyNotice } from './layout/mail-parts.ts';
import { readMailSettings } from './mail-settings.ts';

type Answers = Pick<Mail, 'autoSubmitted' | 'replyTo'>;

/**
 * Notifies the agency of something that needs a person, at once or in the morning's email, as the agency has chosen.
 * Runs in the event's transaction, so that each event is reported once. If the agency has no address, nothing is sent.
 * Never pass card data.
 */
export async function notifyAgency(
  { clock, config, mail }: Pick<AppContext, 'clock' | 'config' | 'mail'>,
  executor: Executor,
  { answers, ...parts }: AgencyNotice & { answers?: Answers },
): Promise<void> {
  const settings = await readMailSettings(executor, config.contact);
  const email = settings('agency.email');
  if (email === '') return;
  if (settings('mails.agencyNotices') === 'digest') {
    await executor.insert(agencyNotices).values({ createdAt: clock.now(), parts });
    return;
  }
  await mail.enqueue(executor, {
    ...composeMail(email, { ...parts, internal: true }),
    ...answers,
  });
}
