import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { composeMail } from '../mails/mail-layout.ts';
import { smtpMailer } from './smtp-mailer.ts';

const open: { close(): void }[] = [];
afterEach(() => open.splice(0).forEach((one) => one.close()));

/** A mail server that says no more than what it is given to say. */
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

it.each([
  ['that takes the connection and never greets', () => undefined],
  ['that greets and never answers', (socket: Socket) => void socket.write('220 hello\r\n')],
])('gives up a mail server %s', async (_how, greet) => {
  const url = await mailServer(greet);
  const mailer = smtpMailer({ url, from: 'agency@example.com', timeoutMs: 100 });
  open.push(mailer);
  const mail = composeMail('ada@example.com', { subject: 'Hi', paragraphs: ['text'] });
  await expect(mailer.deliver(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});
