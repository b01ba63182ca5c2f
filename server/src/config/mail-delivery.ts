import type { MailDelivery } from '@wayfarer/contract';
import type { Config } from './config.ts';

type Wiring = Pick<Config, 'mode' | 'mail'>;

/**
 * How emails are delivered. `outbox` means that everyone can read the outbox. It is used only in demo mode and without
 * a mail server, so that it never shows a real email.
 */
export function mailDelivery({ mode, mail }: Wiring): MailDelivery {
  if (mail.smtpUrl !== undefined) return 'server';
  return mode === 'demo' ? 'outbox' : 'none';
}

/** How emails of the identity service are delivered; Firebase sends its own. */
export function accountMailDelivery({
  identity,
  ...wiring
}: Wiring & { identity: Pick<Config['identity'], 'kind'> }): MailDelivery {
  return identity.kind === 'firebase' ? 'server' : mailDelivery(wiring);
}
