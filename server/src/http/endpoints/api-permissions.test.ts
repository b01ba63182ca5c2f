import { EXTRA_PERMISSIONS, may, MEMBER_ROLES } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { makeMember } from '../../test/people.ts';
import { ALL, openWalk, problemOf, type Walk } from '../../test/walk-contract.ts';

const STAFF_ONLY = ALL.flatMap(([name, endpoint]) =>
  endpoint.auth === 'staff' ? [{ name, endpoint, permission: endpoint.permission }] : [],
);

const OWNERS_ONLY = ALL.filter(([, { auth }]) => auth === 'admin');

let walk: Walk;
beforeAll(async () => {
  walk = await openWalk();
});
afterAll(() => walk.world.close());

describe('an endpoint for staff', () => {
  let beside: TestApp;
  beforeAll(async () => {
    beside = await createTestApp({
      db: walk.world.db,
      clock: walk.world.clock,
      env: { LANGUAGES: 'en,de' },
    });
  });
  afterAll(() => beside.close());

  it.each(STAFF_ONLY)(
    '$name is for people who have $permission, and no longer once it is taken away [attack the agency’s calls by others]',
    async ({ name, endpoint, permission }) => {
      const { sample } = await walk.rightly(name, endpoint);
      const person = await walk.world.createTraveler();
      const { token } = person;
      const expectRefusal = async () => {
        for (const { app } of [walk.world, beside]) {
          // existing and missing records get the same response
          for (const request of [sample, { ...sample, params: {} }]) {
            const answer = await walk.send(endpoint, { ...request, token, app });
            expect(problemOf(answer)).toEqual({ status: 403, code: 'forbidden' });
          }
        }
      };
      await expectRefusal();
      const others = EXTRA_PERMISSIONS.filter((one) => one !== permission);
      for (const role of MEMBER_ROLES.filter((one) => !may(one, [], permission))) {
        for (const extra of [[], others]) {
          await makeMember(walk.world, person, role, extra);
          await expectRefusal();
        }
      }
      const dismiss = await walk.permit(person, permission);
      const answer = await walk.send(endpoint, { ...sample, token, app: beside.app });
      expect(answer.statusCode).toBe(endpoint.status ?? 200);
      expect((await dismiss()).status).toBe(200);
      await expectRefusal();
    },
  );

  it.each(OWNERS_ONLY)(
    '%s is only for owners, not for a member with all permissions that can be given [attack the agency’s calls by others]',
    async (name, endpoint) => {
      const { sample } = await walk.rightly(name, endpoint);
      const person = await walk.world.createTraveler();
      await makeMember(walk.world, person, 'manager', [...EXTRA_PERMISSIONS], 1_000_000);
      for (const request of [sample, { ...sample, params: { id: person.uid } }]) {
        const answer = await walk.send(endpoint, { ...request, token: person.token });
        expect(problemOf(answer)).toEqual({ status: 403, code: 'forbidden' });
      }
      expect((await person.get('/operator/me')).body.role).toBe('manager');
    },
  );

  it('names its permission in the description of the API', async () => {
    const { paths } = (await walk.world.app.inject('/api/openapi.json')).json();
    for (const { endpoint, permission } of STAFF_ONLY) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      const { summary, responses } = paths[path][endpoint.method.toLowerCase()];
      expect(summary).toContain(`the permission ${permission}.`);
      expect(responses['403'].description).toContain('forbidden');
    }
  });
});
