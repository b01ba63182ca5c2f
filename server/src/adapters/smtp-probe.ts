import { createTransport } from 'nodemailer';
import { smtpOptions } from './smtp-options.ts';

const TIMEOUT_MS = 8000;

/** Signs in at the mail server and sends nothing. Rejects with the server's own words. */
export async function probeSmtp(url: string): Promise<void> {
  const transport = createTransport(smtpOptions(url, TIMEOUT_MS));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
