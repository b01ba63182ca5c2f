import { mailDelivery } from '../config/mail-delivery.ts';
import type { Config } from '../config/config.ts';
import { ProblemError } from '../problem-error.ts';

/** Throws `no_mail_server` if no one would get an email. */
export function demandMailDelivery(
  config: Pick<Config, 'mode' | 'mail'>,
  message = 'No mail server is set up yet, so emails can’t be sent.',
): void {
  if (mailDelivery(config) === 'none') throw new ProblemError('no_mail_server', message);
}
