import type { AppContext } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { agencyNotices } from '../db/tables/mail.ts';
import type { Mail } from '../mail-ports.ts';
import type { AgencyNotice } from './mail-parts.ts';
import { readMailSettings } from './mail-settings.ts';
import { wordsIn, type Written } from './words-in.ts';

type Answers = Pick<Mail, 'autoSubmitted' | 'replyTo'>;

/**
 * Notifies the agency of something that needs a person, at once or in the morning's email, as the agency has chosen.
 * Call it in the event's transaction, so that each event is reported once, and never pass card data. If the agency has
 * no address, nothing is sent.
 */
export async function notifyAgency(
  { clock, config, mail }: Pick<AppContext, 'clock' | 'config' | 'mail'>,
  executor: Executor,
  noticeIn: (write: Written) => AgencyNotice,
  answers: Answers = {},
): Promise<void> {
  const settings = await readMailSettings(executor, config.contact);
  const email = settings('agency.email');
  if (email === '') return;
  const { write } = wordsIn(config, null);
  const parts = noticeIn(write);
  if (settings('mails.agencyNotices') === 'digest') {
    await executor.insert(agencyNotices).values({ createdAt: clock.now(), parts });
    return;
  }
  await mail.enqueue(executor, {
    ...write.composeMail(email, { ...parts, internal: true }),
    ...answers,
  });
}
