import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { handleProblem } from '../problems/problem-handler.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

it('a request that is never answered ends by itself [attack a request without an end]', async () => {
  expect(world.app.initialConfig).toMatchObject({ handlerTimeout: 60_000 });
  const app = Fastify({ handlerTimeout: 30 });
  app.setErrorHandler(handleProblem);
  app.get('/', () => new Promise(() => undefined));
  const { statusCode, headers, body } = await app.inject('/');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('2');
  expect(JSON.parse(body)).toMatchObject({ code: 'unavailable' });
  await app.close();
});
