import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports.ts';

const TIMEOUT_MS = 15_000;

/** Delivers mail through an SMTP server. */
export function smtpMailer(options: { url: string; from: string }): Mailer & { close(): void } {
  const transport = createTransport(options.url, { from: options.from });
  transport.set('connectionTimeout', TIMEOUT_MS);
  return {
    deliver: async ({ to, subject, text, html }) => {
      // An address object, so that nothing in it is read as a list of addresses.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
    },
    close: () => transport.close(),
  };
}
