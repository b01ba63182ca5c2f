import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { composeMail } from '../mails/written/layout/mail-layout.ts';
import type { OutgoingMail } from '../mail-ports.ts';
import { scriptedMailServer } from '../test/mailing/mail-server.ts';
import { smtpMailer } from './smtp-mailer.ts';

const open: { close(): void }[] = [];
afterEach(() => open.splice(0).forEach((one) => one.close()));

const mail: OutgoingMail = {
  ...composeMail('ada@example.com', { subject: 'Hi', paragraphs: ['text'] }),
  messageId: '<mail-1@travel.example>',
  date: new Date('2030-05-01T10:00:00Z'),
};

/** A mail server that does only what `greet` does. */
async function mailServer(greet: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    open.push({ close: () => socket.destroy() });
    greet(socket);
  });
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function scripted(script: Parameters<typeof scriptedMailServer>[0] = {}) {
  const server = await scriptedMailServer(script);
  const mailer = smtpMailer({ url: server.url, from: 'Agency <agency@example.com>' });
  open.push(mailer, server);
  return { mailer, taken: server.taken, recipients: server.recipients };
}

it.each([
  ['that takes the connection and never greets', () => undefined],
  ['that greets and never answers', (socket: Socket) => void socket.write('220 hello\r\n')],
])('gives up on a mail server %s', async (_how, greet) => {
  const url = await mailServer(greet);
  const mailer = smtpMailer({ url, from: 'agency@example.com', timeoutMs: 100 });
  open.push(mailer);
  await expect(mailer.deliver(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT', permanent: false });
});

describe('a refusal', () => {
  const SAYS = 'no such user ada@example.com here';
  it.each([
    ['of the mailbox', { RCPT: `550 5.1.1 ${SAYS}` }, '550 5.1.1 at RCPT TO', true],
    ['without more', { RCPT: `550 ${SAYS}` }, '550 at RCPT TO', true],
    ['of the mail', { END: `554 5.6.0 ${SAYS}` }, '554 5.6.0 at DATA', true],
    ['for now', { RCPT: `450 4.2.1 ${SAYS}` }, '450 4.2.1 at RCPT TO', false],
    ['for now, of the mail', { END: `451 ${SAYS}` }, '451 at DATA', false],
    ['to relay for us', { RCPT: `554 5.7.1 ${SAYS}` }, '554 5.7.1 at RCPT TO', false],
    ['of our name', { MAIL: `550 5.1.8 ${SAYS}` }, '550 5.1.8 at MAIL FROM', false],
    ['without a password', { RCPT: `530 5.7.0 ${SAYS}` }, '530 5.7.0 at RCPT TO', false],
  ])(
    '%s: is told by its codes, never in the server’s words [incident mailbox in the log]',
    async (_what, script, message, permanent) => {
      const { mailer } = await scripted(script);
      const error = await mailer.deliver(mail).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'UndeliveredError', message, permanent });
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('ada@');
      expect((error as Error).cause).toBeUndefined();
    },
  );

  it('is permanent if the recipient has no usable address', async () => {
    const { mailer } = await scripted();
    await expect(mailer.deliver({ ...mail, to: '' })).rejects.toMatchObject({ permanent: true });
  });
});

describe('an email that is sent', () => {
  const header = (source: string | undefined, name: string) =>
    new RegExp(`^${name}: ?(.*(?:\\r\\n[ \\t].*)*)`, 'im')
      .exec(source?.split('\r\n\r\n')[0] ?? '')?.[1]
      ?.replaceAll(/\r\n[ \t]/g, ' ');

  it('has its own id and date at every try, and says that a program wrote it', async () => {
    const { mailer, taken } = await scripted();
    await mailer.deliver(mail);
    await mailer.deliver(mail);
    expect(taken).toHaveLength(2);
    for (const source of taken) {
      expect(header(source, 'Message-ID')).toBe('<mail-1@travel.example>');
      expect(header(source, 'Date')).toBe('Wed, 01 May 2030 10:00:00 +0000');
      expect(header(source, 'Auto-Submitted')).toBe('auto-generated');
      expect(header(source, 'List-Unsubscribe')).toBeUndefined();
      expect(header(source, 'Reply-To')).toBeUndefined();
    }
  });

  it('has the reply address, and the link to unsubscribe with one press (RFC 8058)', async () => {
    const { mailer, taken } = await scripted();
    const unsubscribeUrl = `https://travel.example/newsletter/unsubscribe?token=${'a'.repeat(64)}`;
    await mailer.deliver({
      ...mail,
      autoSubmitted: 'no',
      replyTo: 'grace@example.com, everybody@example.com',
      unsubscribeUrl,
    });
    const [source] = taken;
    expect(header(source, 'Auto-Submitted')).toBeUndefined();
    expect(header(source, 'List-Unsubscribe')?.replaceAll(/\s/g, '')).toBe(`<${unsubscribeUrl}>`);
    expect(header(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(header(source, 'Reply-To')).not.toMatch(/^grace@example\.com, everybody@/);
  });

  it('has no header that someone typed [attack mail header injection]', async () => {
    const { mailer, taken, recipients } = await scripted();
    await mailer.deliver({
      ...mail,
      to: 'ada@example.com>\r\nRCPT TO:<everybody@example.com',
      subject: 'Hi\r\nBcc: everybody@example.com',
      replyTo: 'eve@example.com\r\nBcc: everybody@example.com',
    });
    const [head = ''] = (taken[0] ?? '').split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/im);
    expect(recipients).toHaveLength(1);
  });
});

it('has its attachments with names and types', async () => {
  const { mailer, taken } = await scripted();
  const attachment = {
    name: 'trip.ics',
    type: 'text/calendar; method=PUBLISH; charset=utf-8',
    content: 'BEGIN:VCALENDAR\r\nSUMMARY:Açores 🏝\r\nEND:VCALENDAR\r\n',
  };
  await mailer.deliver({ ...mail, attachments: [attachment] });
  const [message = ''] = taken;
  const part = message.slice(message.indexOf('Content-Type: text/calendar'));
  const [head = '', body = ''] = part.split('\r\n\r\n');
  expect(head.replaceAll(/\r\n\s+/g, ' ')).toMatch(/method=PUBLISH/i);
  expect(head).toMatch(/filename="?trip\.ics/);
  expect(head).toContain('Content-Transfer-Encoding: base64');
  expect(Buffer.from(body.replace(/\r\n--[^]*$/, ''), 'base64').toString()).toBe(
    attachment.content,
  );
});
