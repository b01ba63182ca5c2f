import { expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { noteMilestone, readMilestones } from '../../db/records/milestones.ts';
import { createTestApp } from '../../test/app.ts';
import { checkMilestones } from './check-milestones.ts';

const NOW = new Date('2026-06-10T08:00:00Z');
const PRODUCTION = loadConfig({
  MODE: 'production',
  PUBLIC_URL: 'https://travel.example',
  APP_SECRET: 'sixteen small seals sing on Sunday',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
});
const states = (known: Parameters<typeof checkMilestones>[0]) =>
  checkMilestones(known, PRODUCTION, NOW).map(({ about, state }) => `${about}: ${state}`);

it('reports if there is no recent backup, or if no webhook has arrived [incident a backup that stopped]', () => {
  expect(states({ backup: null, webhook: null })).toEqual(['backup: warning', 'webhook: warning']);
  const days = (n: number) => new Date(NOW.getTime() - n * 24 * 3_600_000);
  expect(states({ backup: days(1), webhook: days(9) })).toEqual(['backup: ok', 'webhook: ok']);
  expect(states({ backup: days(3), webhook: days(9) })).toEqual(['backup: warning', 'webhook: ok']);
  expect(states(null)).toEqual([]);
  expect(checkMilestones({ backup: null, webhook: null }, loadConfig({}), NOW)).toEqual([]);
});

it('the database stores when each last happened', async () => {
  const world = await createTestApp();
  const { sql } = world.db;
  expect(await readMilestones(sql)).toEqual({ backup: null, webhook: null });
  await noteMilestone(sql, 'backup', new Date('2026-06-01T03:15:00Z'));
  await noteMilestone(sql, 'backup', NOW);
  expect(await readMilestones(sql)).toEqual({ backup: NOW, webhook: null });
  await world.close();
});
