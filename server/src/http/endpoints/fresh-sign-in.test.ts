import { isMedia } from '@wayfarer/contract';
import { endpoints } from '@wayfarer/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerWith } from '../../test/caller.ts';
import { identityCall, type TestPerson } from '../../test/people.ts';

const MINUTE_MS = 60_000;
const FRESH = Object.entries(endpoints).filter(([, { fresh }]) => fresh);

let world: TestApp;
let administrator: TestPerson;
let traveler: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  [administrator, traveler] = [await world.createAdministrator(), await world.createTraveler()];
  world.clock.advance(16 * MINUTE_MS);
});
afterAll(() => world.close());

/** A new token of the same sign-in. */
async function refreshed({ refreshToken }: TestPerson): Promise<string> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=wayfarer-web',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    }).toString(),
  });
  return answer.json<{ id_token: string }>().id_token;
}

const asking = (token: string) => callerWith(world.app, { authorization: `Bearer ${token}` });

describe('a call that requires a recent sign-in', () => {
  it('is each that moves money, gives rights, exports everything or can’t be undone', () => {
    expect(FRESH.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'deleteUser',
        'exportAccount',
        'refundPayment',
        'promoteUser',
        'demoteUser',
      ]),
    );
  });

  it('is each export of people [attack export names from a session that was left open]', () => {
    const tables = Object.entries(endpoints).filter(
      ([, { response }]) => isMedia(response) && response.mediaType === 'text/csv',
    );
    const open = tables.filter(([, { fresh }]) => !fresh).map(([name]) => name);
    expect(tables.length).toBeGreaterThan(5);
    expect(open).toEqual(['exportOperatorSpots', 'exportSettingTexts', 'exportTexts']);
  });

  it.each(FRESH)(
    '%s is refused before anything is read [attack act in a session that was left open]',
    async (_name, endpoint) => {
      const { method } = endpoint;
      const url = `/api${endpoint.path.replaceAll(/:\w+/g, traveler.uid)}`;
      for (const token of [administrator.token, await refreshed(administrator)]) {
        const answer = await world.app.inject({
          method,
          url,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(method !== 'GET' && { payload: '{broken' }),
        });
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'sign_in_again']);
      }
    },
  );

  it('is allowed again after a sign-in, and everything else stays allowed', async () => {
    expect((await traveler.get('/account')).status).toBe(200);
    expect((await traveler.delete(`/users/${traveler.uid}`)).body.code).toBe('sign_in_again');
    expect((await traveler.get('/account')).body._id).toBe(traveler.uid);
    const { email, password } = traveler;
    const { body } = await identityCall(world.app, 'signInWithPassword', { email, password });
    const again = asking(body['idToken'] ?? '');
    expect((await again.get('/account/export')).status).toBe(200);
    expect((await again.delete(`/users/${traveler.uid}`)).status).toBe(200);
  });

  it('says so in the description of the API', async () => {
    const { paths } = (await world.app.inject('/api/openapi.json')).json();
    const { summary, responses } = paths['/account/export'].get;
    expect(summary).toContain('a sign-in within the last 15 minutes');
    expect(responses['403'].description).toContain('sign_in_again');
  });
});
