import type { Config } from '../../config/config.ts';

/**
 * Whether everyone may read the mails: only in demo mode, and only where no mail
 * server is configured, so that no real mail is ever shown.
 */
export function isOutboxOpen({ mode, mail }: Pick<Config, 'mode' | 'mail'>): boolean {
  return mode === 'demo' && mail.smtpUrl === undefined;
}
