import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';

const TOKEN = 'a-long-metrics-token';
let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => world.close());

it('metrics are there for the token alone', async () => {
  const ask = (authorization?: string) =>
    world.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  await world.anonymous.get('/allSpots/some-id');
  expect((await ask()).statusCode).toBe(404);
  expect((await ask('Bearer wrong')).statusCode).toBe(404);
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('route="/api/allSpots/:id",status="404"');
  expect(answer.body).not.toContain('some-id');
});
