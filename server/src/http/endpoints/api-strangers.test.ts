import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL, openWalk, problemOf, type Walk } from '../../test/walk-contract.ts';

const SIGNED_IN = ALL.filter(([, { auth }]) => auth !== 'public');
const ADMIN_ONLY = ALL.filter(([, { auth }]) => auth === 'admin');

let walk: Walk;
beforeAll(async () => {
  walk = await openWalk();
});
afterAll(() => walk.world.close());

/** Statuses that other people get from calls that don't depend on who owns the record. */
const UNLIKE_OTHERS: Readonly<Record<string, readonly number[]>> = {
  // a link that someone else has used is no longer valid
  completeSetup: [409],
  acceptInvitation: [409],
  // everyone has their own list, or none
  savePlace: [409],
  unsavePlace: [200],
  // anyone who is signed in can react to what everyone sees
  reportReview: [201],
  markHelpful: [200],
  unmarkHelpful: [200],
};

describe('every endpoint of the contract', () => {
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

  it.each(ADMIN_ONLY)(
    '%s answers 403 to a traveler [attack the agency’s calls by others]',
    async (_name, endpoint) => {
      const answer = await walk.send(endpoint, { token: walk.stranger.token });
      expect(answer.statusCode).toBe(403);
      expect(answer.body).not.toContain('@');
    },
  );

  it.each(SIGNED_IN)(
    '%s reveals nothing about another person, and changes nothing [attack what belongs to another person]',
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
      if (name === 'endAllSessions') walk.stranger = await walk.world.createTraveler();
    },
  );
});
