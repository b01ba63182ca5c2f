import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { makeOwner, type TestPerson } from '../../test/people.ts';
import { makeSetupLink } from './index.ts';

const HOUR_MS = 3_600_000;

let world: TestApp;
let person: TestPerson;

beforeEach(async () => {
  world = await createTestApp();
  person = await world.createTraveler('Nadia Rahman');
});
afterEach(() => world.close());

const newLink = () => makeSetupLink(world.context, 'https://agency.example');
async function newToken(): Promise<string> {
  const [, token = ''] = ((await newLink()) ?? '').split('#');
  return token;
}
const setUp = async (token: string, by = person) => {
  const { status, body } = await by.post('/setup', { token });
  return [status, body.code ?? body.role, body.message] as const;
};
const ENDED = expect.stringContaining('This link has expired');
const FASTER = expect.stringContaining('Someone else was faster');

describe('the first owner', () => {
  it('C1 C2 is the holder of the link, whether or not their address is verified', async () => {
    expect(await newLink()).toMatch(/^https:\/\/agency\.example\/setup#[\w-]{43}$/);
    expect((await setUp(await newToken()))[1]).toBe('administrator');
    const { body } = await person.get('/operator/me');
    expect(body.role).toBe('owner');
    const [entry] = (await person.get('/audit')).body as Record<string, unknown>[];
    expect(entry).toMatchObject({ action: 'setup_done', byUserId: person.uid });
    const changes = (await person.get('/roleChanges')).body as object[];
    expect(changes).toContainEqual(
      expect.objectContaining({ userId: person.uid, from: 'traveller', to: 'administrator' }),
    );
  });

  it('C3 leaves no way to a second one, and no link [attack a second owner by the setup link] [attack a setup link of an earlier start]', async () => {
    const [other, token] = [await newToken(), await newToken()];
    const late = await world.createTraveler('Late Larry');
    expect(await setUp(other, late)).toEqual([409, 'setup_closed', ENDED]);
    await setUp(token);
    expect(await setUp(token, late)).toEqual([409, 'setup_closed', FASTER]);
    expect(await setUp(other, late)).toEqual([409, 'setup_closed', ENDED]);
    expect(await newLink()).toBeNull();
    // the person who became the owner may repeat the request
    expect((await setUp(token))[1]).toBe('administrator');
  });

  it('C3 without the link, no one learns whether there is an owner', async () => {
    const before = await setUp('a-guess');
    await makeOwner(world.db, await world.createTraveler());
    expect([before, await setUp('a-guess')]).toEqual([
      [409, 'setup_closed', ENDED],
      [409, 'setup_closed', ENDED],
    ]);
  });

  it('C1 has one day', async () => {
    const token = await newToken();
    world.clock.advance(24 * HOUR_MS);
    expect(await setUp(token, await world.createTraveler())).toEqual([409, 'setup_closed', ENDED]);
  });

  it('C2 is one of five people who use the same link at once [attack a second owner by the setup link]', async () => {
    const five = [person];
    while (five.length < 5) five.push(await world.createTraveler('Rita Rival'));
    for (let round = 0; round < 2; round += 1) {
      const token = await newToken();
      const answers = await Promise.all(five.map((one) => setUp(token, one)));
      expect(answers.map(([status]) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      const { rows } = await world.db.sql.query("select 1 from users where role = 'administrator'");
      expect(rows).toHaveLength(1);
      await world.db.sql.query("update users set role = 'traveller'");
    }
  });

  it('stores nothing in the database that opens it, and allows ten guesses in ten minutes [attack the setup link guessed]', async () => {
    const token = await newToken();
    const { rows } = await world.db.sql.query('select * from setup_tokens');
    expect(JSON.stringify(rows)).not.toContain(token);
    const anonymous = { method: 'POST', url: '/api/setup', payload: { token } } as const;
    expect((await world.app.inject(anonymous)).statusCode).toBe(401);
    const guesses = await Promise.all(Array.from({ length: 10 }, () => setUp('a-guess')));
    expect(guesses.map(([status]) => status)).toContain(429);
  });
});
