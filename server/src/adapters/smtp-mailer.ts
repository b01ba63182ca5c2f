import { createTransport } from 'nodemailer';
import {
  UndeliveredError,
  type MailAttachment,
  type Mailer,
  type OutgoingMail,
} from '../mail-ports.ts';
import { smtpOptions } from './smtp-options.ts';

const TIMEOUT_MS = 15_000;

/** Each step with the mail server may take `timeoutMs`. */
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
    deliver: async ({
      attachments,
      to,
      subject,
      text,
      html,
      replyTo,
      messageId,
      date,
      ...mail
    }) => {
      try {
        await transport.sendMail({
          to: mailbox(to),
          ...(replyTo !== undefined && { replyTo: mailbox(replyTo) }),
          subject,
          text,
          html,
          messageId,
          date,
          ...(attachments !== undefined && { attachments: attachments.map(attached) }),
          headers: headersOf(mail),
        });
      } catch (error) {
        throw undelivered(error);
      }
    },
    close: () => transport.close(),
  };
}

function attached({ content, name: filename, type: contentType }: MailAttachment) {
  return { content, contentType, filename };
}

/** The address as an object, so that its text isn't parsed as a list of addresses. */
function mailbox(address: string): { name: string; address: string } {
  return { name: '', address };
}

function headersOf({
  autoSubmitted = 'auto-generated',
  unsubscribeUrl,
}: Pick<OutgoingMail, 'autoSubmitted' | 'unsubscribeUrl'>): Record<string, string> {
  return {
    ...(autoSubmitted !== 'no' && { 'Auto-Submitted': autoSubmitted }),
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** The steps in which a server judges the email itself. Rejections in other steps are about our settings. */
const JUDGES_THE_MAIL = new Set(['RCPT TO', 'DATA']);
/** The server requires encryption or a password. The operator has to change the settings, and the email can wait. */
const ABOUT_US = new Set([530, 534, 535, 538]);
/** RFC 3463: security and policy (for example, relaying not allowed), and the sender's address. */
const STATUS_ABOUT_US = /^5\.(?:7\.|1\.[78]$)/;
/** RFC 3463: the enhanced status code follows the three-digit one. */
const ENHANCED_STATUS = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;

function undelivered(error: unknown): UndeliveredError {
  if (!(error instanceof Error)) return new UndeliveredError('unknown', 'unknown', false);
  const { code, command, response, responseCode } = error as Error & Record<string, unknown>;
  const kind = typeof code === 'string' ? code : 'unknown';
  const step = typeof command === 'string' ? command : 'unknown';
  if (typeof responseCode === 'number') {
    const status = typeof response === 'string' ? (ENHANCED_STATUS.exec(response)?.[1] ?? '') : '';
    const aboutUs = ABOUT_US.has(responseCode) || STATUS_ABOUT_US.test(status);
    const permanent = responseCode >= 500 && JUDGES_THE_MAIL.has(step) && !aboutUs;
    const said = `${responseCode} ${status && `${status} `}at ${step}`;
    return new UndeliveredError(kind, said, permanent);
  }
  // SMTP can't express the address, which the library's message would repeat
  if (kind === 'EENVELOPE') return new UndeliveredError(kind, 'not an address', step === 'API');
  return new UndeliveredError(kind, response === undefined ? error.message : kind, false);
}
