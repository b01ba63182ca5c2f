import type { Config } from '../../config/config.ts';

/**
 * Whether the mails may be read by everybody: only in the demonstration, and only where no mail
 * server is configured, so that nobody's real mail is ever shown.
 */
export function isOutboxOpen({ mode, mail }: Pick<Config, 'mode' | 'mail'>): boolean {
  return mode === 'demo' && mail.smtpUrl === undefined;
}
