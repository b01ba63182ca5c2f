import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { openLog } from './log.ts';

async function toFile(env: NodeJS.ProcessEnv = {}) {
  const file = join(await mkdtemp(join(tmpdir(), 'wayfarer-log-')), 'log');
  const log = openLog(loadConfig(env), file);
  const messages = async () => {
    const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  };
  return { log, messages };
}

test('a warning is written at once, with the lines before it', async () => {
  const { log, messages } = await toFile();
  log.info('first');
  expect(await messages()).toEqual([]);
  log.warn('second');
  expect(await messages()).toEqual(['first', 'second']);
  log.child({ reqId: '1' }).error('third');
  expect(await messages()).toEqual(['first', 'second', 'third']);
});

test('lines are batched, but not for long', async () => {
  const { log, messages } = await toFile();
  log.info('alone');
  expect(await messages()).toEqual([]);
  await vi.waitFor(async () => expect(await messages()).toEqual(['alone']), 5000);
});

test('many lines are written completely and in order', async () => {
  const { log, messages } = await toFile();
  const all = Array.from({ length: 2000 }, (_, n) => `line ${n} ${'x'.repeat(n % 200)}`);
  for (const line of all) log.info(line);
  log.warn('last');
  expect(await messages()).toEqual([...all, 'last']);
});

test('entries below the level aren’t written', async () => {
  const { log, messages } = await toFile({ LOG_LEVEL: 'warn' });
  log.info('unheard');
  log.warn('heard');
  expect(await messages()).toEqual(['heard']);
});
