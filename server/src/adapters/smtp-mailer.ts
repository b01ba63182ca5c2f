import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports.ts';
import { smtpOptions } from './smtp-options.ts';

const TIMEOUT_MS = 15_000;

/** Delivers mail through an SMTP server, which may take `timeoutMs` for each step of it. */
export function smtpMailer({
  url,
  from,
  timeoutMs = TIMEOUT_MS,
}: {
  url: string;
  from: string;
  timeoutMs?: number;
}): Mailer & { close(): void } {
  const transport = createTransport(smtpOptions(url, timeoutMs), { from });
  return {
    deliver: async ({ to, subject, text, html }) => {
      // An address object, so that nothing in it is read as a list of addresses.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
    },
    close: () => transport.close(),
  };
}
