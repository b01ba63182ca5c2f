import { SETTINGS } from '@wayfarer/contract/schemas';
import type { SettingKey } from '@wayfarer/contract';
import { z } from 'zod/mini';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoSite } from '../../config/demo-site.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
});
afterAll(() => world.close());

const put = async (key: SettingKey, value: unknown, revision: number) =>
  expect((await owner.put(`/operator/settings/${key}`, { value, revision })).status).toBe(200);

it('shows no team and no popular spots if no one has named any', async () => {
  expect((await world.anonymous.get('/team')).body).toEqual([]);
  expect((await world.anonymous.get('/bestSpots')).body).toEqual([]);
});

it('shows the agency’s team, at once and marked as its own', async () => {
  await world.anonymous.get('/team');
  const nadia = {
    name: 'Nadia Berg',
    post: 'Guide',
    mail: '',
    quote: 'Go early.',
    expertise: 'Rivers, , Trains',
  };
  await put('site.team', [nadia], 0);
  expect((await world.anonymous.get('/team')).body).toEqual([
    {
      id: 'own-0',
      img: '',
      name: 'Nadia Berg',
      post: 'Guide',
      mail: '',
      expertise: ['Rivers', 'Trains'],
      quote: 'Go early.',
      own: true,
    },
  ]);
  const history = await owner.get('/operator/settings/site.team/history');
  expect(JSON.stringify(history.body)).not.toContain('Nadia');
});

it('shows the agency’s choice first, in its order and words; missing ones are left out', async () => {
  const [bay, hill] = [
    await addSpot(owner, { spot: 'First Bay', description: 'Blue.' }),
    await addSpot(owner, { spot: 'Second Hill', description: 'Green.' }),
  ];
  const chosen = [
    { spotId: hill._id, title: 'Up there', text: 'See far.' },
    { spotId: 'gone', title: '', text: '' },
    { spotId: bay._id, title: '', text: '' },
  ];
  await put('site.featured', chosen, 0);
  expect((await world.anonymous.get('/bestSpots')).body).toMatchObject([
    { spotId: hill._id, title: 'Up there', spot: 'Second Hill', description: 'See far.' },
    { spotId: bay._id, title: 'First Bay', spot: null, description: 'Blue.' },
  ]);
  expect((await owner.delete(`/allSpots/${hill._id}`)).status).toBe(200);
  expect((await world.anonymous.get('/bestSpots')).body).toMatchObject([{ spotId: bay._id }]);
});

it('has demonstration texts that every setting accepts, and none elsewhere', () => {
  const settings = Object.entries(demoSite('demo')?.settings ?? {}) as [SettingKey, unknown][];
  expect(settings.length).toBeGreaterThan(10);
  for (const [key, value] of settings) {
    expect(z.parse<z.core.$ZodType>(SETTINGS[key].schema, value)).toEqual(value);
  }
  expect(demoSite('production')).toBeUndefined();
});
