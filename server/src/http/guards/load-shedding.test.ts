import { listSpots } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageRenderer } from '../../pages/page-renderer.ts';
import { createTestApp, openTestDatabase, type TestApp } from '../../test/app.ts';
import { addSpot } from '../../test/factories.ts';

let world: TestApp;
let waitMs = 0;
let waitsMeanwhile = 1000;
/** Replaces the web build. While it renders a page, more work arrives. */
const renderer: PageRenderer = {
  csp: { scriptHashes: [], styleHashes: [] },
  pages: ['/', '/aboutus'].map((path) => ({ path, query: {} })),
  sitemap: { listed: [], destination: (id) => id },
  refused: [],
  render: async ({ answer }) => {
    waitMs = waitsMeanwhile;
    const { status, output } = await answer(listSpots, { query: { limit: 1 } });
    const shown = JSON.stringify(output);
    return { status, html: `<!doctype html><p>The API answered ${status}</p>${shown}` };
  },
};
beforeAll(async () => {
  const db = await openTestDatabase();
  world = await createTestApp({ db: { ...db, estimatedQueueMs: () => waitMs }, renderer });
});
afterAll(async () => {
  await world.close();
  await world.db.close();
});

it('while too much work waits for the database, new work is refused at once, and begun work is completed', async () => {
  const person = await world.createTraveler();
  const { email, password } = person;
  const signIn = () =>
    world.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=wayfarer-web',
      payload: { email, password, returnSecureToken: true },
    });
  const record = () => person.post('/payments', { bookingId: 'none', transactionId: 'pi_none' });
  const busy = {
    status: 503,
    body: { code: 'unavailable' },
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) as string },
  };
  expect((await world.anonymous.get('/allSpots')).status).toBe(200);

  waitMs = 1000;
  expect(await person.get('/bookings')).toMatchObject(busy);
  expect(await person.post('/bookings', {})).toMatchObject(busy);
  expect(await world.anonymous.get('/allSpots?search=never')).toMatchObject(busy);
  const refused = await signIn();
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ error: { code: 503, status: 'UNAVAILABLE' } });
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect((await world.anonymous.get('/allSpots')).status).toBe(200);
  expect((await world.app.inject('/healthz')).statusCode).toBe(200);
  expect((await record()).status).toBeLessThan(500);

  waitMs = 3000;
  expect(await record()).toMatchObject(busy);

  waitMs = 0;
  expect((await person.get('/bookings')).status).toBe(200);
  expect((await signIn()).statusCode).toBe(200);
});

it('a page that was begun gets its data; others are refused', async () => {
  const get = (url: string) => world.app.inject({ url, headers: { accept: 'text/html' } });
  waitMs = 0;
  const begun = await get('/');
  expect(begun.statusCode).toBe(200);
  expect(begun.body).toContain('The API answered 200');
  const refused = await get('/aboutus');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  waitMs = 0;
});

it('an outdated page is shown while there is too much work, and isn’t cached as the new one', async () => {
  const page = async () =>
    (await world.app.inject({ url: '/', headers: { accept: 'text/html' } })).body;
  const owner = await world.createTraveler();
  waitsMeanwhile = 0;
  const before = await page();
  await addSpot(owner, { spot: 'Sudden Bay' });
  waitsMeanwhile = 3000;
  expect(await page()).toBe(before);
  waitMs = 0;
  waitsMeanwhile = 0;
  expect(await page()).toContain('Sudden Bay');
});
