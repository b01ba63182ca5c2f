import { createTransport } from 'nodemailer';
import { smtpOptions } from './smtp-options.ts';

const TIMEOUT_MS = 8000;

/** Signs in to the mail server without sending anything. Rejects with the server's words. */
export async function probeSmtp(url: string): Promise<void> {
  const transport = createTransport(smtpOptions(url, TIMEOUT_MS));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
