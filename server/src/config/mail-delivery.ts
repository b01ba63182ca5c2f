import type { MailDelivery } from '@wayfarer/contract';
import type { Config } from './config.ts';

type Wiring = Pick<Config, 'mode' | 'mail'>;

/**
 * `outbox` means that everyone can read the emails. It is used only in demo mode and without a mail server, so that it
 * never shows a real one.
 */
export function mailDelivery({ mode, mail }: Wiring): MailDelivery {
  if (mail.smtpUrl !== undefined) return 'server';
  return mode === 'demo' ? 'outbox' : 'none';
}

/** Firebase sends its own emails. */
export function accountMailDelivery({
  identity,
  ...wiring
}: Wiring & { identity: Pick<Config['identity'], 'kind'> }): MailDelivery {
  return identity.kind === 'firebase' ? 'server' : mailDelivery(wiring);
}
