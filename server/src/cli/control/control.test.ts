import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDurable } from '@wayfarer/durable-pglite';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { embeddedDatabase } from '../../db/embedded/embedded-database.ts';
import { askRunning } from './control-client.ts';
import { readControlFile, writeControlFile } from './control-file.ts';
import { startControl } from './control-server.ts';
import { openForReading } from '../open-for-command.ts';
import { takeSnapshot } from '../data-files/snapshot.ts';

const log = pino({ level: 'silent' });
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'wayfarer-control-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

function post(port: number, url: string, token: string, method = 'POST'): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const call = request({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject).end();
  });
}

it('obeys only those who can read its token', async () => {
  let done = 0;
  const actions = {
    count: async () => ({ done: (done += 1) }),
    fail: async () => {
      throw new Error('not today');
    },
  };
  const control = await startControl(dir, actions, log);
  const address = await readControlFile(dir);
  if (!address) throw new Error('there is no control file');
  const { port, token } = address;
  const [name = ''] = await readdir(dir);
  expect((await stat(path.join(dir, name))).mode & 0o777).toBe(0o600);

  expect(await post(port, '/count', 'guess')).toBe(403);
  expect(await post(port, '/count', '')).toBe(403);
  expect(await post(port, '/count', token, 'GET')).toBe(404);
  expect(await post(port, '/constructor', token)).toBe(404);
  expect(done).toBe(0);
  expect(await askRunning(dir, 'count')).toEqual({ done: 1 });
  await expect(askRunning(dir, 'fail')).rejects.toThrow('not today');

  await control.close();
  expect(await askRunning(dir, 'count')).toBeNull();
  // the file of a killed process is ignored, even if another program uses its port
  await writeControlFile(dir, { port, token, pid: 1 });
  expect(await askRunning(dir, 'count')).toBeNull();
  for (const stranger of [
    createServer((_request, response) => response.end('{"done":7}')),
    createSocketServer((socket) => socket.on('error', () => undefined).end('220 mail\r\n')),
  ]) {
    stranger.listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const { port: taken } = stranger.address() as AddressInfo;
    await writeControlFile(dir, { port: taken, token, pid: 1 });
    expect(await askRunning(dir, 'count')).toBeNull();
    stranger.close();
  }
});

it('waits for a process that is starting, and reads a copy that is deleted afterward', async () => {
  const engine = await openDurable({ dataDir: dir });
  await engine.exec('create table kept (n int); insert into kept values (1)');
  const owner = embeddedDatabase(engine);
  const reading = openForReading({ dir });
  const actions = { snapshot: async () => ({ directory: await takeSnapshot(owner, dir) }) };
  const control = await startControl(dir, actions, log);
  const { db, close } = await reading;
  await engine.query('insert into kept values (2)');
  expect((await db.sql.query('select n from kept')).rows).toEqual([{ n: 1 }]);
  expect((await readdir(dir)).join()).toContain('snapshot-');
  await close();
  expect((await readdir(dir)).join()).not.toContain('snapshot-');
  await control.close();
  await engine.close();
  expect(await readFile(path.join(dir, 'pgdata/PG_VERSION'), 'utf8')).toContain('18');
}, 60_000);
