import { endpoints } from '@wayfarer/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_REQUESTS } from '../../test/sample-requests.ts';
import { ALL, openWalk, problemOf, type Walk } from '../../test/walk-contract.ts';

const SIGNED_IN = ALL.filter(([, { auth }]) => auth !== 'public');
const ADMIN_ONLY = ALL.filter(([, { auth }]) => auth === 'admin');
const CREATES = ALL.filter(([, { status }]) => status === 201);

let walk: Walk;
beforeAll(async () => {
  walk = await openWalk();
});
afterAll(() => walk.world.close());

/** What somebody else is answered where that is not whether it is theirs. */
const UNLIKE_OTHERS: Readonly<Record<string, readonly number[]>> = {
  // a link that somebody else has used has ended
  completeSetup: [409],
  acceptInvitation: [409],
  // everybody has a list of their own, or none
  savePlace: [409],
  unsavePlace: [200],
  // what everyone can see, anyone signed in can react to
  reportReview: [201],
  markHelpful: [200],
  unmarkHelpful: [200],
};

describe('every endpoint of the contract', () => {
  it('has a right request here, so that the walk leaves none out', () => {
    expect(Object.keys(SAMPLE_REQUESTS).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it.each(ALL)('%s is mounted, and answers a right request', async (name, endpoint) => {
    const { sample } = await walk.rightly(name, endpoint);
    expect(walk.world.app.hasRoute({ method: endpoint.method, url: `/api${endpoint.path}` })).toBe(
      true,
    );
    const answer = await walk.send(endpoint, sample);
    expect([answer.statusCode, answer.body]).toEqual([endpoint.status ?? 200, answer.body]);
    if (endpoint.auth === 'public') return;
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it.each(SIGNED_IN)(
    '[spec §6 Roles: protected calls] %s answers 401 to a stranger, whatever is sent',
    async (_name, endpoint) => {
      for (const authorization of [
        '',
        'Bearer',
        'Bearer x.y.z',
        'Basic eDp5',
        `Bearer ${'a'.repeat(9000)}`,
      ]) {
        const payload = endpoint.method === 'GET' ? {} : { payload: '{broken' };
        const headers = authorization === '' ? {} : { authorization };
        const answer = await walk.send(endpoint, { headers, ...payload });
        expect(problemOf(answer)).toEqual({ status: 401, code: 'not_signed_in' });
        expect(answer.headers['www-authenticate']).toContain('Bearer');
      }
      const { token } = walk.stranger;
      const inQuery = await walk.send(endpoint, {
        query: { access_token: token, token, key: token },
      });
      expect(inQuery.statusCode).toBe(401);
    },
  );

  it.each(ADMIN_ONLY)('%s answers 403 to a traveller', async (_name, endpoint) => {
    const answer = await walk.send(endpoint, { token: walk.stranger.token });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('@');
  });

  it.each(SIGNED_IN)(
    '%s gives nothing of another person, and changes nothing',
    async (name, endpoint) => {
      const { owner, sample } = await walk.rightly(name, endpoint);
      const theirs = async () => {
        const { exportedAt: _at, ...all } = (await owner.get('/account/export')).body;
        return [all, (await owner.get('/account/sessions')).body.length];
      };
      const before = await theirs();
      const answer = await walk.send(endpoint, { ...sample, token: walk.stranger.token });
      const named = JSON.stringify([sample.params ?? [], sample.body, sample.query]);
      const aboutOwner = sample.params !== undefined || /bookingId|@/.test(named);
      const forStaff = endpoint.auth === 'admin' || endpoint.auth === 'staff';
      const expected = forStaff ? [403] : aboutOwner ? [403, 404] : [200, 201];
      expect(UNLIKE_OTHERS[name] ?? expected).toContain(answer.statusCode);
      expect(answer.body).not.toContain(owner.email);
      expect(answer.body).not.toContain(owner.uid);
      expect(await theirs()).toEqual(before);
      if (name === 'endAllSessions') walk.stranger = await walk.world.createTraveller();
    },
  );
});

describe('a create', () => {
  it.each(CREATES)('%s is done once for one Idempotency-Key', async (name, endpoint) => {
    const { sample } = await walk.rightly(name, endpoint);
    const headers = { ...sample.headers, 'idempotency-key': `walk-${name}` };
    const first = await walk.send(endpoint, { ...sample, headers });
    const again = await walk.send(endpoint, { ...sample, headers });
    expect([first.statusCode, first.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(again.json()).toEqual(first.json());
  });
});
