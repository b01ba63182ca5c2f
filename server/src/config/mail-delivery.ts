import type { MailDelivery } from '@wayfarer/contract';
import type { Config } from './config.ts';

type Wiring = Pick<Config, 'mode' | 'mail'>;

/**
 * Everyone may read the outbox: only in demo mode, and only where no mail server is configured, so that no
 * real mail is ever shown.
 */
export function mailDelivery({ mode, mail }: Wiring): MailDelivery {
  if (mail.smtpUrl !== undefined) return 'server';
  return mode === 'demo' ? 'outbox' : 'none';
}

/** The same for the links of the identity service: Firebase sends its own. */
export function accountMailDelivery({
  identity,
  ...wiring
}: Wiring & { identity: Pick<Config['identity'], 'kind'> }): MailDelivery {
  return identity.kind === 'firebase' ? 'server' : mailDelivery(wiring);
}
