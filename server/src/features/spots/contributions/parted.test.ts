import type { Submission } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, spotInput } from '../../../test/factories.ts';
import type { TestPerson } from '../../../test/people.ts';
import { halves } from '../../../test/pictures/corpus.ts';
import { upload } from '../../../test/pictures/uploading.ts';

let world: TestApp;
let boss: TestPerson;
let leaver: TestPerson;
beforeAll(async () => {
  world = await createTestApp({ env: { CONTRIBUTIONS: 'review' } });
  boss = await world.createAdministrator();
});
afterAll(() => world.close());

const queue = async () => (await boss.get('/operator/submissions')).body as Submission[];
const waiting = async (id: string) => (await queue()).find(({ _id }) => _id === id);
async function decide(id: string, part: object, read?: Submission) {
  const { kind, version } = read ?? (await waiting(id)) ?? {};
  return boss.post(`/operator/submissions/${id}/decision`, { kind, version, ...part });
}
const mailsToAgency = async () => {
  await world.runJob('send-agency-bundles');
  const { rows } = await world.db.sql.query<{ text: string }>(
    `select string_agg(text_body, '') as text from mail_outbox where recipient = 'journeys@example.com'`,
  );
  return rows[0]?.text ?? '';
};

/** A published destination of someone who has changed it since, with a picture. */
async function changed(spot: string): Promise<{ id: string; picture: string }> {
  leaver = await world.createTraveler('Lea Verlaine');
  const { _id: id } = await addSpot(leaver, { spot });
  expect((await decide(id, { decision: 'approve' })).status).toBe(200);
  await mailsToAgency();
  const { body: picture } = await upload(world, leaver, await halves(200, 80));
  const pictures = [{ id: picture._id, alt: 'A bay', credit: '' }];
  const change = spotInput({ spot: `${spot} Anew`, image: picture.url, pictures });
  expect((await leaver.put(`/allSpots/${id}`, change)).status).toBe(200);
  expect(await waiting(id)).toMatchObject({ kind: 'edit', contributor: { name: 'Lea Verlaine' } });
  return { id, picture: picture.url };
}
async function leave(places = '') {
  expect((await leaver.delete(`/users/${leaver.uid}${places}`)).status).toBe(200);
  await world.runJob('finish-deletions');
  world.clock.advance(25 * 3_600_000);
  boss = await world.createAdministrator(); // tokens have expired by now
  await world.runJob('delete-idle-pictures');
}
const served = async (url: string) => (await world.app.inject({ url })).statusCode;
const changesOf = async (id: string) => {
  const { rows } = await world.db.sql.query(
    `select 1 from spot_edits where spot_id = $1
     union all select 1 from spot_belongings where spot_id = $1 and of = 'spot_edits'`,
    [id],
  );
  return rows.length;
};

describe('the change to a contribution whose author deletes the account', () => {
  it('leaves the queue with its pictures, and the destination stays as it was', async () => {
    const { id, picture } = await changed('Kept Bay');
    const read = await waiting(id);
    await leave();
    expect(await waiting(id)).toBeUndefined();
    expect(await changesOf(id)).toBe(0);
    expect(await served(picture)).toBe(404);
    expect((await world.anonymous.get(`/allSpots/${id}`)).body).toMatchObject({ spot: 'Kept Bay' });
    expect((await decide(id, { decision: 'approve' }, read)).status).toBe(404);
    expect(await mailsToAgency()).not.toContain('Kept Bay Anew');
  });

  it('is deleted even if it was sent back', async () => {
    const { id } = await changed('Returned Bay');
    await decide(id, { decision: 'send_back', reason: 'Too dark.' });
    expect(await changesOf(id)).toBe(1);
    await leave();
    expect(await changesOf(id)).toBe(0);
  });

  it('doesn’t come back with an archived destination', async () => {
    const { id, picture } = await changed('Archived Bay');
    await boss.post(`/operator/spots/${id}/archive`, { reason: 'Empty.' });
    expect(await changesOf(id)).toBe(1);
    await leave();
    expect(await changesOf(id)).toBe(0);
    expect(await served(picture)).toBe(404);
    expect((await boss.post(`/operator/spots/${id}/restore`)).status).toBe(200);
    expect((await waiting(id))?.kind).not.toBe('edit');
  });

  it('is deleted when its destinations are removed, too', async () => {
    const { id, picture } = await changed('Removed Bay');
    await leave('?places=remove');
    expect(await changesOf(id)).toBe(0);
    expect(await served(picture)).toBe(404);
    expect((await world.anonymous.get(`/allSpots/${id}`)).status).toBe(404);
  });

  it('leaves others’ changes alone', async () => {
    const { id } = await changed('Other Bay');
    await changed('Gone Bay');
    await leave();
    expect(await waiting(id)).toMatchObject({ facts: { spot: 'Other Bay Anew' } });
    expect(await changesOf(id)).toBe(1);
  });
});
