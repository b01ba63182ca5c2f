import { createTransport } from 'nodemailer';

const TIMEOUT_MS = 8000;

/** Signs in at the mail server and sends nothing. Rejects with the server's own words. */
export async function probeSmtp(url: string): Promise<void> {
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
