import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface ScriptedMailServer {
  url: string;
  taken: string[];
  recipients: string[];
  close(): void;
}

type Step = 'HELLO' | 'MAIL' | 'RCPT' | 'DATA' | 'END';

const WILLING: Readonly<Record<Step, string>> = {
  HELLO: '250 hello',
  MAIL: '250 2.1.0 fine',
  RCPT: '250 2.1.5 fine',
  DATA: '354 go on',
  END: '250 2.0.0 taken',
};

/** A mail server that accepts everything, unless the script has another reply. */
export async function scriptedMailServer(
  script: Partial<Record<Step, string>> = {},
): Promise<ScriptedMailServer> {
  const [taken, recipients]: [string[], string[]] = [[], []];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    converse(socket, { ...WILLING, ...script }, { taken, recipients });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    recipients,
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

function converse(
  socket: Socket,
  replies: Record<Step, string>,
  { taken, recipients }: Pick<ScriptedMailServer, 'taken' | 'recipients'>,
): void {
  let unread = '';
  let isData = false;
  const say = (step: Step) => void socket.write(`${replies[step]}\r\n`);
  const hear = (line: string) => {
    if (/^(?:EHLO|HELO)/.test(line)) say('HELLO');
    else if (line.startsWith('MAIL')) say('MAIL');
    else if (line.startsWith('RCPT')) {
      recipients.push(line);
      say('RCPT');
    } else if (line === 'DATA') {
      say('DATA');
      isData = replies.DATA.startsWith('354');
    } else socket.end('221 bye\r\n');
  };
  socket.write('220 mail\r\n');
  socket.on('data', (part) => {
    unread += part.toString();
    for (;;) {
      const end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const said = unread.slice(0, end);
      unread = unread.slice(end + (isData ? 5 : 2));
      if (isData) {
        if (replies.END.startsWith('2')) taken.push(said);
        isData = false;
        say('END');
      } else hear(said);
    }
  });
}
