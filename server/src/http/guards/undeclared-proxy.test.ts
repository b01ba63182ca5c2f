import { expect, it } from 'vitest';
import { createTestApp } from '../../test/app.ts';

const HOUR_MS = 60 * 60_000;

/** Starts a product and records its warnings about a proxy. */
async function start(env: Record<string, string> = {}) {
  const warnings: { header: string }[] = [];
  const world = await createTestApp({
    env,
    onLog: (line) => {
      const entry = JSON.parse(line) as { level: number; msg: string; header: string };
      if (entry.level === 40 && entry.msg.includes('no proxy is declared')) warnings.push(entry);
    },
  });
  const ask = (headers: Record<string, string>) =>
    world.app.inject({ method: 'GET', url: '/healthz', headers });
  return { world, warnings, ask };
}

it('an undeclared proxy is noticed, once an hour [incident proxy not declared]', async () => {
  const { world, warnings, ask } = await start();
  await ask({});
  expect(warnings).toEqual([]);
  for (let n = 0; n < 5; n += 1) await ask({ 'x-forwarded-for': `203.0.113.${n}` });
  expect(warnings).toMatchObject([{ header: 'x-forwarded-for' }]);
  // the address itself stays private
  expect(JSON.stringify(warnings)).not.toContain('203.0.113');
  world.clock.advance(HOUR_MS - 1);
  await ask({ forwarded: 'for=203.0.113.1' });
  expect(warnings).toHaveLength(1);
  world.clock.advance(1);
  await ask({ forwarded: 'for=203.0.113.1' });
  expect(warnings).toMatchObject([{}, { header: 'forwarded' }]);
  await world.close();
});

it('a declared proxy isn’t mentioned', async () => {
  const { world, warnings, ask } = await start({ TRUST_PROXY: '1' });
  await ask({ 'x-forwarded-for': '203.0.113.1' });
  expect(warnings).toEqual([]);
  await world.close();
});
