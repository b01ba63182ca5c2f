import type { ExternalPicture, OperatorPicture, OutboxMail, OwnPicture, OwnSpot, Spot } from '@wayfarer/contract'; // prettier-ignore
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, spotInput } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';
import { halves } from '../../test/pictures/corpus.ts';
import { served, storedNames, upload } from '../../test/pictures/uploading.ts';
import { reviewedTrip } from '../../test/reviews.ts';

let world: TestApp;
let owner: TestPerson;
let boss: TestPerson;
beforeAll(async () => {
  world = await createTestApp({ env: { CONTRIBUTIONS: 'review' } });
  boss = await world.createAdministrator();
  owner = await world.createTraveler();
});
afterAll(() => world.close());

let taken = 0;
async function photographs(count: number, person = owner): Promise<OwnPicture[]> {
  const all: OwnPicture[] = [];
  while (all.length < count) {
    taken += 1;
    all.push((await upload(world, person, await halves(100 + 2 * taken, 80))).body);
  }
  return all;
}
const named = (pictures: readonly OwnPicture[], alt = 'The bay') =>
  pictures.map(({ _id: id }) => ({ id, alt }));
let added = 0;
const input = (pictures: readonly OwnPicture[], alt?: string) => {
  added += 1;
  return { ...spotInput({ spot: `Bay ${added}` }), pictures: named(pictures, alt) };
};
const submit = async (pictures: readonly OwnPicture[], alt?: string) =>
  (await owner.post('/allSpots', input(pictures, alt))).body as OwnSpot;
async function publish(pictures: readonly OwnPicture[], alt?: string): Promise<OwnSpot> {
  const spot = await submit(pictures, alt);
  await approve(spot);
  return spot;
}
async function approve({ _id }: Pick<Spot, '_id'>, kind = 'new') {
  const decision = { kind, decision: 'approve', version: '1' };
  expect((await boss.post(`/operator/submissions/${_id}/decision`, decision)).status).toBe(200);
}
const read = async ({ _id }: Pick<Spot, '_id'>) =>
  (await world.anonymous.get(`/allSpots/${_id}`)).body as Spot;
const list = async (query = '') =>
  (await boss.get(`/operator/pictures${query}`)).body as unknown as OperatorPicture[];
const idsOf = (pictures: readonly { _id: string }[] | undefined = []) =>
  pictures.map(({ _id }) => _id);
const remove = ({ _id }: { _id: string }, person = boss) =>
  person.post(`/operator/pictures/${_id}/removal`, { reason: 'It shows a face.' });
const DRAWING = '/media/fallback/fallback-beach-960.avif';

describe('the list of pictures', () => {
  it('shows the owner, the uses and the size of each picture, newest first', async () => {
    const [cover, other, idle] = await photographs(3);
    if (!cover || !other || !idle) throw new Error('no pictures');
    const spot = await publish([cover, other]);
    const [first, second, third] = await list(`?owner=${owner.uid}`);
    expect(idsOf(first && second && third && [first, second, third])).toEqual(idsOf([idle, other, cover])); // prettier-ignore
    const files = (await storedNames(world)).length;
    expect(files).toBeGreaterThan(0);
    const use = { kind: 'spot', _id: spot._id, name: spot.spot, online: true, alt: 'The bay' };
    expect(third).toMatchObject({
      ...cover,
      owner: { _id: owner.uid, name: expect.any(String) },
      avif: 'waiting',
      unusedSince: null,
      uses: [{ ...use, cover: true }],
    });
    expect(third?.bytes).toBeGreaterThan(100);
    expect(second?.uses).toEqual([{ ...use, cover: false }]);
    expect(first).toMatchObject({ unusedSince: expect.any(String), uses: [] });
  });

  it('can be limited to unused ones, those without descriptions, and by use', async () => {
    const [silent, idle, waiting, told] = await photographs(4);
    if (!silent || !idle || !waiting || !told) throw new Error('no pictures');
    await publish([silent], '');
    const sent = await submit([waiting]);
    const { review } = await reviewedTrip(world, owner, {
      spot: await addSpot(boss),
      review: { pictures: named([told]) },
    });
    const found = async (query: string) => idsOf(await list(`?owner=${owner.uid}&${query}`));
    expect((await found('view=unused'))[0]).toBe(idle._id);
    expect(await found('view=missingAlt')).toEqual([silent._id]);
    expect(await found('on=review')).toEqual([told._id]);
    expect(await found('on=review&view=missingAlt')).toEqual([]);
    expect(await found('view=shown')).not.toContain(idle._id);
    const [ofReview] = await list('?on=review');
    expect(ofReview?.uses[0]).toMatchObject({ kind: 'review', _id: review._id, online: true });
    const ofSent = (await list()).find(({ _id }) => _id === waiting._id);
    expect(ofSent?.uses[0]).toMatchObject({ name: sent.spot, online: false });
  });

  it('has pages, and lists pictures on other hosts', async () => {
    await world.db.sql.query(
      `insert into pictures (id, hash, width, height, placeholder, files, avif_state, created_at)
       select 'old-' || n, 'old-' || n, 16, 16, '', '[]', 'made', '2020-01-01T00:00:00Z'::timestamptz + n * interval '1 s'
       from generate_series(1, 60) as n`,
    );
    const seen: string[] = [];
    let next: string | undefined = '/operator/pictures';
    while (next !== undefined) {
      const { body, headers }: Awaited<ReturnType<typeof boss.get>> = await boss.get(next);
      seen.push(...idsOf(body as unknown as OperatorPicture[]));
      next = /<(?:\/api)?([^>]+)>; rel="next"/.exec(String(headers.link))?.[1];
    }
    expect(seen.at(-1)).toBe('old-1');
    expect(new Set(seen).size).toBe(seen.length);
    expect((await boss.get('/operator/pictures?cursor=nonsense')).status).toBe(400);

    const spot = await publish([]);
    const { body } = await boss.get('/operator/pictures/external');
    const [external] = body as unknown as ExternalPicture[];
    expect(external).toMatchObject({ _id: spot._id, image: spot.image, contributed: true });
  });
});

describe('removing a picture', () => {
  it('deletes it and its files; the next picture is the cover, or the category’s drawing; its owner reads the reason', async () => {
    const [cover, next] = await photographs(2);
    if (!cover || !next) throw new Error('no pictures');
    const spot = await publish([cover, next]);
    expect((await served(world, cover.url)).status).toBe(200);
    expect((await remove(cover)).status).toBe(200);
    expect((await served(world, cover.url)).status).toBe(404);
    const shown = await read(spot);
    expect([shown.image, shown.imagePlaceholder, idsOf(shown.pictures)]).toEqual([
      next.url,
      next.placeholder,
      [next._id],
    ]);
    await remove(next);
    const bare = await read(spot);
    expect([bare.image, bare.imagePlaceholder, bare.pictures]).toEqual([
      DRAWING,
      undefined,
      undefined,
    ]);
    const { body: mails } = await boss.get('/outbox');
    const mail = (mails as unknown as OutboxMail[]).find(({ to }) => to === owner.email);
    expect(mail?.subject).toBe(`We have removed a picture of ${spot.spot}`);
    expect(mail?.text).toContain('It shows a face.');
    const { body: acts } = await boss.get('/audit');
    expect((acts as unknown as object[])[0]).toMatchObject({
      action: 'picture_removed',
      subjectId: spot._id,
      detail: { spot: spot.spot, reason: 'It shows a face.', picture: next._id },
    });
    expect((await remove(next)).status).toBe(404);
  });

  it('also removes it from archived destinations and waiting changes, which then can’t be approved as they were read [attack a picture swapped under an approval]', async () => {
    const [one, two, three, four] = await photographs(4);
    if (!one || !two || !three || !four) throw new Error('no pictures');
    const waiting = await submit([one]);
    const archived = await publish([two]);
    await boss.post(`/operator/spots/${archived._id}/archive`, { reason: 'Closed.' });
    const edited = await publish([three]);
    await owner.put(`/allSpots/${edited._id}`, input([four]));
    for (const picture of [one, two, four]) expect((await remove(picture)).status).toBe(200);
    expect((await boss.get(`/operator/spots/${archived._id}`)).body).toMatchObject({
      facts: { image: DRAWING },
    });
    for (const [{ _id }, kind] of [
      [waiting, 'new'],
      [edited, 'edit'],
    ] as const) {
      // prettier-ignore
      const asRead = { kind, decision: 'approve', version: '1' };
      const { body } = await boss.post(`/operator/submissions/${_id}/decision`, asRead);
      expect(body.code).toBe('revision_changed');
      const again = await boss.post(`/operator/submissions/${_id}/decision`, {
        ...asRead,
        version: '2',
      });
      expect(again.status).toBe(200);
      expect((await read({ _id })).image).toBe(DRAWING);
    }
  });

  it('doesn’t remove pictures in settings', async () => {
    const [logo] = await photographs(1, boss);
    if (!logo) throw new Error('no picture');
    const { url, width, height } = logo;
    const value = { value: { url, width, height }, revision: 0 };
    expect((await boss.put('/operator/settings/agency.logoPicture', value)).status).toBe(200);
    const [shown] = await list('?on=agency');
    expect(shown).toMatchObject({ _id: logo._id, uses: [{ kind: 'agency', online: true }] });
    const { body, status } = await remove(logo);
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect((await served(world, url)).status).toBe(200);
  });

  it('removes it from a review, and requires the permission to moderate destinations', async () => {
    const [told] = await photographs(1);
    if (!told) throw new Error('no picture');
    // someone else reviews the place, because no one can review their own
    const spot = await addSpot(boss);
    await reviewedTrip(world, owner, { spot, review: { pictures: named([told]) } });
    expect((await remove(told, owner)).status).toBe(403);
    expect((await remove(told, world.anonymous as TestPerson)).status).toBe(401);
    expect((await remove(told)).status).toBe(200);
    const { body } = await world.anonymous.get(`/allSpots/${spot._id}/reviews`);
    expect(body.reviews).toMatchObject([{ pictures: [] }]);
    expect((await boss.post(`/operator/pictures/${told._id}/removal`, { reason: ' ' })).status).toBe(400); // prettier-ignore
  });
});
