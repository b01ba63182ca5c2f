import type { OperatorSpot, OwnSpot, Spot } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, spotInput } from '../../../test/factories.ts';
import type { TestPerson } from '../../../test/people.ts';

const TOLD = {
  questions: 'Is there shade?\nUnder the palms.\n\nCan I pay by card?\nYes.',
  hostName: 'Lucia',
  hostWords: 'She dives here every year.',
};
const SHOWN = {
  faq: [
    { question: 'Is there shade?', answer: 'Under the palms.' },
    { question: 'Can I pay by card?', answer: 'Yes.' },
  ],
  host: { name: 'Lucia', words: 'She dives here every year.' },
};

describe('answered questions and the host of a destination', () => {
  let world: TestApp;
  let boss: TestPerson;
  let person: TestPerson;
  beforeAll(async () => {
    world = await createTestApp({ env: { CONTRIBUTIONS: 'review' } });
    boss = await world.createAdministrator();
    person = await world.createTraveler();
  });
  afterAll(() => world.close());

  const shown = async (id: string) => (await world.anonymous.get(`/allSpots/${id}`)).body as Spot;
  const decide = async (id: string, kind: string, decision = 'approve') => {
    const { body } = await boss.get('/operator/submissions');
    const { version } = (body as { _id: string; version: string }[]).find(
      ({ _id }) => _id === id,
    ) ?? { version: '' };
    const answer = await boss.post(`/operator/submissions/${id}/decision`, {
      kind,
      version,
      decision,
    });
    expect(answer.status).toBe(200);
  };

  it('come from its author, are shown once it is approved, and are not in lists', async () => {
    const spot = await addSpot(person, { spot: 'Told Bay', ...TOLD });
    expect(spot).toMatchObject({ state: 'waiting', ...TOLD });
    await decide(spot._id, 'new');
    expect(await shown(spot._id)).toMatchObject(SHOWN);
    expect(await shown(spot._id)).not.toHaveProperty('questions');
    const list = (await world.anonymous.get('/allSpots')).body as Spot[];
    const listed = list.find(({ _id }) => _id === spot._id);
    expect(listed).toMatchObject({ spot: 'Told Bay' });
    expect(JSON.stringify(listed)).not.toMatch(/shade|Lucia/);
    const untold = await addSpot(boss, { spot: 'Silent Bay' });
    expect(Object.keys(await shown(untold._id))).not.toEqual(
      expect.arrayContaining(['faq', 'host']),
    );
  });

  it('wait for approval like every other change, and stay if a client doesn’t know them', async () => {
    const spot = await addSpot(person, { spot: 'Waiting Bay', ...TOLD });
    await decide(spot._id, 'new');
    const own = async () => (await person.get(`/allSpotsById`)).body as OwnSpot[];
    const put = (part: object) =>
      person.put(`/allSpots/${spot._id}`, spotInput({ spot: 'Waiting Bay', ...part }));
    await put({ description: 'Other words.' });
    await decide(spot._id, 'edit');
    expect(await shown(spot._id)).toMatchObject({ description: 'Other words.', ...SHOWN });
    await put({ questions: '', hostName: '', hostWords: 'Nobody yet.' });
    expect(await shown(spot._id)).toMatchObject(SHOWN);
    const mine = (await own()).find(({ _id }) => _id === spot._id);
    expect(mine?.edit?.facts).toMatchObject({ questions: '', hostWords: 'Nobody yet.' });
    await decide(spot._id, 'edit');
    const after = await shown(spot._id);
    expect([after.faq, after.host]).toEqual([undefined, { name: '', words: 'Nobody yet.' }]);
  });

  it('are edited by staff, survive the archive, and are logged by name', async () => {
    const made = await boss.post('/operator/spots', {
      facts: spotInput({ spot: 'Agency Bay', ...TOLD }),
    });
    const { _id: id, version } = made.body as OperatorSpot;
    const change = (value: object, of = version) =>
      boss.put(`/operator/spots/${id}`, { facts: { value, version: of } });
    const changed = await change(spotInput({ spot: 'Agency Bay', ...TOLD, hostName: 'Kenji' }));
    expect([changed.status, changed.body.facts.hostName]).toEqual([200, 'Kenji']);
    // the version that was read first is outdated
    expect((await change(spotInput({ spot: 'Agency Bay' }))).body.code).toBe('revision_changed');
    await boss.post(`/operator/spots/${id}/archive`, { reason: 'Winter' });
    await boss.post(`/operator/spots/${id}/restore`);
    expect(await shown(id)).toMatchObject({ faq: SHOWN.faq, host: { name: 'Kenji' } });
    const log = (await boss.get('/audit')).body as {
      action: string;
      detail: { changed?: string };
    }[];
    expect(log.find(({ action }) => action === 'spot_changed')?.detail.changed).toBe('host');
  });

  it.each([
    ['a question without an answer', { questions: 'Is there shade?' }, 'questions'],
    ['too many words', { hostWords: 'x'.repeat(601) }, 'hostWords'],
    ['a name that is no text', { hostName: 7 }, 'hostName'],
  ])('with %s are refused', async (_what, part, field) => {
    const { body, status } = await person.post('/allSpots', spotInput({ ...part } as object));
    expect([status, body.code, body.field]).toEqual([400, 'invalid_input', field]);
  });
});
