import {
  TERMS_TEMPLATES,
  type AppliedPolicy,
  type AuditEntry,
  type Booking,
  type CancellationPreview,
  type OwnSpot,
  type Policies,
  type PolicyFamily,
  type Spot,
  type SpotPolicy,
} from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { makeMember, type TestPerson } from '../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
  ada = await world.createTraveler();
});
afterAll(() => world.close());
afterEach(async () => {
  await owner.post('/operator/policies/usual/default');
});

const USUAL = ['You can cancel up to 48 hours before the travel date.'];
const MODERATE = [
  'Until 5 days before the travel date, you get back everything you have paid.',
  'After that and until 24 hours before the travel date, you get back 50% of what you have paid.',
  'Later, nothing is refunded.',
];
const terms = (name: string) => ({ name, ...TERMS_TEMPLATES[name] });

const list = async () => (await owner.get('/operator/policies')).body as Policies;
async function make(name = 'Moderate'): Promise<PolicyFamily> {
  const { body, status } = await owner.post('/operator/policies', terms(name));
  expect(status).toBe(201);
  return body as PolicyFamily;
}
const nextVersion = (family: string, basedOn: number, name = 'Strict') =>
  owner.post(`/operator/policies/${family}/versions`, { ...terms(name), basedOn });
const give = (spot: Spot, family: string | null, revision = 0) =>
  owner.put(`/operator/spots/${spot._id}/policy`, { family, revision });
const bookSpot = async (spot: OwnSpot) =>
  (await ada.post('/bookings', bookingInput(spot))).body as Booking;
const sentencesOf = async ({ _id }: Booking) =>
  ((await ada.get(`/bookings/${_id}/cancellation`)).body as CancellationPreview).sentences;
const applied = async (spot: Spot, query = '') =>
  (await world.anonymous.get(`/allSpots/${spot._id}/policy${query}`)).body as AppliedPolicy;
async function shown({ _id }: Spot) {
  const { body: spot } = await world.anonymous.get(`/allSpots/${_id}`);
  const { body: all } = await world.anonymous.get('/allSpots');
  const { timeZone: _zone, ...listed } = spot;
  expect((all as Spot[]).find((one) => one._id === _id)).toEqual(listed);
  return (spot as Spot).policy;
}
const acts = async (subjectId: string) =>
  ((await owner.get('/audit')).body as AuditEntry[])
    .filter((entry) => entry.subjectId === subjectId)
    .map(({ action }) => action);

describe('policies', () => {
  it('begin with the specification’s, and have templates for new ones', async () => {
    const { families, templates } = await list();
    expect(families).toEqual([
      {
        family: 'usual',
        isDefault: true,
        retiredAt: null,
        spots: 0,
        versions: [
          {
            version: 1,
            name: '48 hours',
            windows: [{ hoursBefore: 48, refundPercent: 100 }],
            basis: 'paid',
            coolingOffHours: 0,
            coolingOffNotWithinHours: 168,
            sentences: USUAL,
            createdAt: expect.any(String),
            createdBy: null,
          },
        ],
      },
    ]);
    expect(templates.map(({ name }) => name)).toEqual(Object.keys(TERMS_TEMPLATES));
    expect(templates.find(({ name }) => name === 'Moderate')).toMatchObject({
      sentences: MODERATE,
    });
  });

  it('are made in versions that never change', async () => {
    const { family, versions } = await make();
    expect(versions).toMatchObject([{ version: 1, name: 'Moderate', createdBy: owner.uid }]);
    const second = await nextVersion(family, 1);
    expect([second.status, second.body]).toMatchObject([
      201,
      { isDefault: false, versions: [{ version: 2, name: 'Strict' }, { version: 1 }] },
    ]);
    expect(await nextVersion(family, 1)).toMatchObject({
      status: 409,
      body: { code: 'revision_changed' },
    });
    expect(await acts(family)).toEqual(['policy_made', 'policy_made']);
    const change = world.db.sql.query(
      `update cancellation_policies set windows = '[]' where family = $1`,
      [family],
    );
    await expect(change).rejects.toThrow(/does not change/);
    const deletion = world.db.sql.query('delete from cancellation_policies where family = $1', [
      family,
    ]);
    await expect(deletion).rejects.toThrow(/never deleted/);
  });

  it('changed by two people at once get one version; the other is refused', async () => {
    const { family } = await make();
    const both = await Promise.all([nextVersion(family, 1), nextVersion(family, 1, 'Flexible')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const found = (await list()).families.find((one) => one.family === family);
    expect(found?.versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it.each([
    [[{ hoursBefore: 9000, refundPercent: 100 }]],
    [[{ hoursBefore: 48, refundPercent: 0 }]],
    [[{ hoursBefore: 1.5, refundPercent: 50 }]],
    [
      [
        { hoursBefore: 24, refundPercent: 50 },
        { hoursBefore: 48, refundPercent: 100 },
      ],
    ],
    [
      [
        { hoursBefore: 48, refundPercent: 50 },
        { hoursBefore: 24, refundPercent: 50 },
      ],
    ],
    [Array.from({ length: 7 }, (_, n) => ({ hoursBefore: 90 - n, refundPercent: 90 - n }))],
  ])('refuse windows that reward waiting, or that make no sense: %j', async (windows) => {
    const answer = await owner.post('/operator/policies', { ...terms('Strict'), windows });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'invalid_input', field: 'windows' },
    ]);
  });

  it('are for owners who signed in recently', async () => {
    const manager = await world.createTraveler();
    await makeMember(world, manager, 'manager');
    expect((await manager.get('/operator/policies')).status).toBe(403);
    const late = await world.createAdministrator();
    world.clock.advance(16 * 60_000);
    expect(await late.post('/operator/policies', terms('Strict'))).toMatchObject({
      status: 403,
      body: { code: 'sign_in_again' },
    });
    owner = await world.createAdministrator();
    ada = await world.createTraveler();
  });
});

describe('a destination', () => {
  it('names a policy, and its page shows it, until it has the default again', async () => {
    const spot = await addSpot(owner);
    const { family } = await make();
    expect(await shown(spot)).toBeUndefined();
    expect((await applied(spot)).sentences).toEqual(USUAL);
    expect(await give(spot, family)).toMatchObject({ status: 200, body: { family, revision: 1 } });
    expect((await owner.get(`/operator/spots/${spot._id}/policy`)).body).toEqual({
      family,
      revision: 1,
    } satisfies SpotPolicy);
    expect(await shown(spot)).toEqual({
      sentences: MODERATE,
      terms: TERMS_TEMPLATES['Moderate'],
    });
    expect(await applied(spot)).toEqual({
      sentences: MODERATE,
      terms: { ...TERMS_TEMPLATES['Moderate'] },
    });
    const named = (await list()).families.find((one) => one.family === family);
    expect(named?.spots).toBe(1);
    expect(await give(spot, null)).toMatchObject({
      status: 409,
      body: { code: 'revision_changed' },
    });
    expect((await give(spot, null, 1)).body).toEqual({ family: null, revision: 2 });
    expect(await shown(spot)).toBeUndefined();
    expect(await acts(spot._id)).toEqual(['spot_policy_changed', 'spot_policy_changed']);
  });

  it('or a policy that is unknown is refused', async () => {
    const spot = await addSpot(owner);
    expect(await give(spot, 'nowhere')).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', field: 'family' },
    });
    expect((await give({ ...spot, _id: 'nowhere' }, null)).status).toBe(404);
    expect((await owner.get('/operator/spots/nowhere/policy')).status).toBe(404);
    expect((await world.anonymous.get('/allSpots/nowhere/policy')).status).toBe(404);
    for (const step of ['default', 'retirement']) {
      expect((await owner.post(`/operator/policies/nowhere/${step}`)).status).toBe(404);
    }
    expect((await nextVersion('nowhere', 1)).status).toBe(404);
  });

  it('falls back to the default permanently when its policy is retired', async () => {
    const spot = await addSpot(owner);
    const { family } = await make('Non-refundable');
    await give(spot, family);
    expect((await applied(spot)).sentences).toEqual(['Nothing is refunded.']);
    const retired = await owner.post(`/operator/policies/${family}/retirement`);
    expect(retired.body).toMatchObject({ retiredAt: world.clock.now().toISOString(), spots: 1 });
    expect((await applied(spot)).sentences).toEqual(USUAL);
    expect(await shown(spot)).toBeUndefined();
    const refusals = await Promise.all([
      owner.post(`/operator/policies/${family}/retirement`),
      owner.post(`/operator/policies/${family}/default`),
      nextVersion(family, 1),
      give(spot, family, 1),
    ]);
    for (const { body, status } of refusals) {
      expect([status, body.code]).toEqual([409, 'policy_retired']);
    }
    expect(await acts(family)).toEqual(['policy_retired', 'policy_made']);
  });

  it('shows the steps of a trip that is booked now, by its own clock', async () => {
    const spot = await addSpot(owner, { country: 'Nepal' });
    await give(spot, (await make()).family);
    const { steps } = await applied(spot, '?travelDate=2090-06-15');
    expect(steps).toEqual([
      { until: '2090-06-09T18:15:00.000Z', untilLocal: '2090-06-10T00:00', percent: 100 },
      { until: '2090-06-13T18:15:00.000Z', untilLocal: '2090-06-14T00:00', percent: 50 },
      { until: '2090-06-14T18:15:00.000Z', untilLocal: '2090-06-15T00:00', percent: 0 },
    ]);
  });
});

describe('the default', () => {
  it('can be changed, and follows its versions; it can’t be retired', async () => {
    const spot = await addSpot(owner);
    const { family } = await make('Flexible');
    expect((await owner.post(`/operator/policies/${family}/default`)).body).toMatchObject({
      family,
      isDefault: true,
    });
    const day = ['You can cancel up to 24 hours before the travel date.'];
    expect(await shown(spot)).toMatchObject({ sentences: day });
    expect((await nextVersion(family, 1, 'Moderate')).body).toMatchObject({ isDefault: true });
    expect(await shown(spot)).toMatchObject({ sentences: MODERATE });
    const { families } = await list();
    expect(families.filter(({ isDefault }) => isDefault).map((one) => one.family)).toEqual([
      family,
    ]);
    expect(families[0]?.family).toBe(family);
    expect(await owner.post(`/operator/policies/${family}/retirement`)).toMatchObject({
      status: 409,
      body: { code: 'policy_is_default' },
    });
    expect(await acts(family)).toEqual(['policy_made', 'policy_default', 'policy_made']);
  });

  it('is always exactly one, no matter how many change it at once', async () => {
    const made = await Promise.all([make('Flexible'), make('Strict')]);
    await Promise.all(made.map(({ family }) => owner.post(`/operator/policies/${family}/default`)));
    const { families } = await list();
    expect(families.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe('a booking', () => {
  it('keeps the version under which it was made, however the policy is changed', async () => {
    const spot = await addSpot(owner);
    const { family } = await make();
    const before = await bookSpot(spot);
    await give(spot, family);
    const first = await bookSpot(spot);
    await nextVersion(family, 1, 'Non-refundable');
    const second = await bookSpot(spot);
    await owner.post(`/operator/policies/${family}/retirement`);
    const last = await bookSpot(spot);
    expect(await Promise.all([before, first, second, last].map(sentencesOf))).toEqual([
      USUAL,
      MODERATE,
      ['Nothing is refunded.'],
      USUAL,
    ]);
    const { body } = await ada.get('/bookings');
    const said = new Map((body as Booking[]).map(({ _id, policy }) => [_id, policy?.sentences]));
    expect([before, first, second, last].map(({ _id }) => said.get(_id))).toEqual([
      undefined,
      MODERATE,
      ['Nothing is refunded.'],
      undefined,
    ]);
  });
});

describe('the public terms of a destination', () => {
  /** Writes directly to the database, so that cached responses don't change. */
  const writeUnseen = ({ _id }: Spot, family: string | null) =>
    world.db.sql.query('update spot_policies set family = $2 where spot_id = $1', [_id, family]);

  it('are cached, and each change is seen at once', async () => {
    const spot = await addSpot(owner);
    const { family } = await make();
    const said = async () => (await applied(spot)).sentences;
    expect(await said()).toEqual(USUAL);
    await give(spot, family);
    expect(await said()).toEqual(MODERATE);
    await writeUnseen(spot, null);
    expect(await said()).toEqual(MODERATE);
    await writeUnseen(spot, family);
    await nextVersion(family, 1, 'Non-refundable');
    expect(await said()).toEqual(['Nothing is refunded.']);
    await owner.post(`/operator/policies/${family}/retirement`);
    expect(await said()).toEqual(USUAL);
    const { family: other } = await make('Flexible');
    await owner.post(`/operator/policies/${other}/default`);
    expect(await said()).toEqual(['You can cancel up to 24 hours before the travel date.']);
    const { headers } = await world.anonymous.get(`/allSpots/${spot._id}/policy`);
    const asked = { 'if-none-match': String(headers['etag']) };
    const again = await world.anonymous.get(`/allSpots/${spot._id}/policy`, asked);
    expect([headers['cache-control'], again.status]).toEqual(['public, no-cache', 304]);
    expect((await owner.delete(`/allSpots/${spot._id}`)).status).toBe(200);
    expect((await world.anonymous.get(`/allSpots/${spot._id}/policy`)).status).toBe(404);
  });

  it('have steps for a day as of now: past ones are left out', async () => {
    const spot = await addSpot(owner);
    const { body } = await owner.post('/operator/policies', {
      ...terms('Non-refundable'),
      coolingOffHours: 24,
    });
    await give(spot, (body as PolicyFamily).family);
    const ends = async () =>
      (await applied(spot, '?travelDate=2090-06-15')).steps?.map(({ until }) => until);
    const firstDay = () => new Date(world.clock.now().getTime() + 24 * 3_600_000).toISOString();
    expect((await ends())?.[0]).toBe(firstDay());
    world.clock.advance(60_000);
    expect((await ends())?.[0]).toBe(firstDay());
    const exception = { fromDay: '2090-06-15', toDay: '2090-06-15', refundPercent: 100 };
    const storm = { ...exception, offerId: spot._id, reason: 'A storm.', tell: false };
    expect((await owner.post('/operator/policyExceptions', storm)).status).toBe(201);
    expect(await ends()).toHaveLength(1);
  });

  it('are updated in another process at once, too', async () => {
    const beside = await createTestApp({ db: world.db, clock: world.clock });
    const spot = await addSpot(owner);
    const there = async () =>
      ((await beside.anonymous.get(`/allSpots/${spot._id}/policy`)).body as AppliedPolicy)
        .sentences;
    expect(await there()).toEqual(USUAL);
    await give(spot, (await make()).family);
    // The embedded database belongs to one process, so no other process is notified, as if the notice were lost.
    if (world.db.engine === 'pglite') world.clock.advance(2 * 3_600_000);
    await expect.poll(there).toEqual(MODERATE);
    await beside.close();
  });
});
