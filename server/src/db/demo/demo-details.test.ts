import { unansweredQuestion, USUAL_INCLUDED } from '@wayfarer/contract';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { TestClock } from '../../test/test-clock.ts';
import { loadDemoContent } from './demo-content.ts';
import { loadDemoDetails, readDemoDetails, readDemoHosts } from './demo-details.ts';
import { appSettings, spotDetails, spots } from '../tables.ts';

describe('the details of the demo', () => {
  it('cover every destination, within the limits of the contract', async () => {
    const details = Object.entries(await readDemoDetails());
    expect(details).toHaveLength(48);
    for (const [slug, of] of details) {
      expect([slug, of.included.length]).toEqual([slug, USUAL_INCLUDED.length]);
      expect([slug, of.included[0]]).toEqual([slug, expect.stringMatching(/flight/)]);
      for (const list of [of.notIncluded, of.bring, of.highlights]) {
        expect([slug, list.length]).toEqual([slug, expect.toSatisfy((n) => n >= 2 && n <= 6)]);
      }
      const days = of.itinerary.map(({ day }) => day);
      expect([slug, days]).toEqual([slug, Array.from(days, (_, index) => index + 1)]);
      expect([slug, days.length]).toEqual([slug, expect.toSatisfy((n) => n >= 3 && n <= 5)]);
      expect([slug, of.itinerary.every(({ text, title }) => text !== '' && title !== '')]).toEqual([
        slug,
        true,
      ]);
      expect([slug, of.meetingPoint !== '' && of.directions !== '']).toEqual([slug, true]);
      expect([slug, of.effort !== null && of.endPoint !== '']).toEqual([slug, true]);
      // a package with a flight can't be arranged for tomorrow
      expect([slug, of.leadDays]).toEqual([slug, expect.toSatisfy((n) => n >= 3 && n <= 14)]);
      for (const list of [of.languages, of.accessibility, of.goodToKnow]) {
        expect([slug, list.length]).toEqual([slug, expect.toSatisfy((n) => n >= 1)]);
      }
      expect([slug, of.lat === null || of.lon === null, of.phone]).toEqual([slug, false, '']);
    }
    const hosts = await readDemoHosts();
    expect(hosts.map(({ slug }) => slug).toSorted()).toEqual(
      details.map(([slug]) => slug).toSorted(),
    );
    for (const { hostName, hostWords, questions, slug } of hosts) {
      expect([slug, hostName === '', hostWords === '']).toEqual([slug, false, false]);
      expect([slug, unansweredQuestion(questions)]).toEqual([slug, undefined]);
    }
    const said = details.map(([, { directions, meetingPoint }]) => meetingPoint + directions);
    expect(new Set(said).size).toBe(48);
  });
});

describe('a demo that is older than its details', () => {
  let world: TestApp;
  const clock = new TestClock();
  beforeAll(async () => {
    world = await createTestApp();
  });
  afterAll(() => world.close());
  const load = () => loadDemoDetails(world.db.orm, clock);
  const idOf = async (spot: string) => {
    const [row] = await world.db.orm.select().from(spots).where(eq(spots.spot, spot));
    return row?.id ?? '';
  };

  it('gets none without its content', async () => {
    expect(await load()).toBe(false);
    expect(await world.db.orm.$count(spotDetails)).toBe(0);
  });

  it('gets them once, without changing anything that the agency has set', async () => {
    const { db } = world;
    await loadDemoContent(db.orm, clock, 'usd');
    const agency = await world.createAdministrator();
    const [own, renamed, gone, usual] = await Promise.all(
      ['Taj Mahal', 'Alhambra', 'Sundarbans', 'Positano'].map(idOf),
    );
    await agency.put(`/operator/spots/${own}/details`, {
      details: { meetingPoint: 'Our own office' },
      revision: 0,
    });
    await db.orm
      .update(spots)
      .set({ spot: 'Our garden' })
      .where(eq(spots.id, renamed ?? ''));
    await db.orm.delete(spots).where(eq(spots.id, gone ?? ''));

    const loaded = await Promise.all([load(), load(), load()]);
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(await db.orm.$count(spotDetails)).toBe(48 - 2);
    const read = async (id = '') => (await agency.get(`/operator/spots/${id}/details`)).body;
    expect(await read(own)).toMatchObject({
      details: { meetingPoint: 'Our own office', itinerary: [] },
      revision: 1,
    });
    const { body: shown } = await world.anonymous.get(`/allSpots/${own}`);
    expect(shown.host).toMatchObject({ name: 'Amara Okafor' });
    expect(shown.faq[0]).toMatchObject({ question: 'Is it open every day?' });
    expect(await read(renamed)).toMatchObject({ details: { meetingPoint: '' }, revision: 0 });
    expect(await read(usual)).toMatchObject({
      details: {
        meetingPoint: 'The arrivals hall of Naples International Airport (Capodichino)',
        lat: 40.63,
        lon: 14.48,
      },
      revision: 1,
    });

    await db.orm.delete(spotDetails);
    expect(await load()).toBe(false);
    expect(await db.orm.$count(spotDetails)).toBe(0);
  });

  it('gets the new ones of a later version, except where someone has changed them', async () => {
    const { db } = world;
    const agency = await world.createAdministrator();
    const marks = like(appSettings.name, 'demo-details%');
    await db.orm.delete(appSettings).where(marks);
    await load();
    const [changed = '', left = ''] = await Promise.all(['Taj Mahal', 'Positano'].map(idOf));
    await agency.put(`/operator/spots/${changed}/details`, {
      details: { meetingPoint: 'Our own office' },
      revision: 1,
    });
    await db.orm.update(spotDetails).set({ meetingTime: null }).where(eq(spotDetails.spotId, left));
    await db.orm.delete(appSettings).where(marks);
    expect(await load()).toBe(true);
    const read = async (id: string) => (await agency.get(`/operator/spots/${id}/details`)).body;
    expect(await read(changed)).toMatchObject({
      details: { meetingPoint: 'Our own office', meetingTime: null },
      revision: 2,
    });
    expect(await read(left)).toMatchObject({ details: { meetingTime: '14:00' }, revision: 2 });
  });
});
