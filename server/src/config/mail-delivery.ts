import type { MailDelivery } from '@wayfarer/contract';
import type { Config } from './config.ts';

type Wiring = Pick<Config, 'mode' | 'mail'>;

/**
 * `outbox` means that everyone can read the outbox: only in demo mode, and only without a mail server, so that no real
 * email is ever shown.
 */
export function mailDelivery({ mode, mail }: Wiring): MailDelivery {
  if (mail.smtpUrl !== undefined) return 'server';
  return mode === 'demo' ? 'outbox' : 'none';
}

/** The same for emails of the identity service: Firebase sends its own. */
export function accountMailDelivery({
  identity,
  ...wiring
}: Wiring & { identity: Pick<Config['identity'], 'kind'> }): MailDelivery {
  return identity.kind === 'firebase' ? 'server' : mailDelivery(wiring);
}
