import { mailDelivery } from '../config/mail-delivery.ts';
import type { Config } from '../config/config.ts';
import { ProblemError } from '../problem-error.ts';

/** Refuses what is nothing but a mail where mails reach no one. Throws `no_mail_server`. */
export function demandMailDelivery(
  config: Pick<Config, 'mode' | 'mail'>,
  message = 'There is no mail server yet, so no mail can be sent.',
): void {
  if (mailDelivery(config) === 'none') throw new ProblemError('no_mail_server', message);
}
