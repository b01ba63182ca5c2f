import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { PRODUCTION_ENV } from '../test/production-env.ts';
import { offerSetup } from './greeting.ts';

const LINK = /\/setup#[\w-]{43}/;
const isTerminal = process.stdout.isTTY;

let world: TestApp;
let printed: string[];
beforeAll(async () => {
  world = await createTestApp({ env: PRODUCTION_ENV });
});
afterAll(() => world.close());
beforeEach(() => {
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.stdout.isTTY = isTerminal;
});

/** The lines that a start prints, and the number of links that exist afterward. */
async function start({ terminal = false, mode = world.context.config.mode } = {}) {
  process.stdout.isTTY = terminal;
  const config = { ...world.context.config, mode };
  await offerSetup(world.wayfarer, config, pino({ level: 'silent' }));
  const { rows } = await world.db.sql.query('select 1 from setup_tokens where used_at is null');
  return { lines: printed.join(''), links: rows.length };
}

it('a service creates and prints no setup link when it starts, because its output is a log [attack the setup link in a log]', async () => {
  const { lines, links } = await start();
  expect(lines).toContain('The command setup-link prints a link');
  expect(lines).not.toMatch(LINK);
  expect(links).toBe(0);
});

it('a start on a terminal prints a working link, and the next start prints another', async () => {
  const first = await start({ terminal: true });
  expect(first.lines).toMatch(LINK);
  printed = [];
  const next = await start({ terminal: true, mode: 'demo' });
  expect(next.lines).toMatch(LINK);
  expect(next.links).toBe(1);
});

it('a start prints nothing if there is an owner', async () => {
  await world.createAdministrator();
  expect((await start({ terminal: true })).lines).toBe('');
  expect((await start()).lines).toBe('');
});
