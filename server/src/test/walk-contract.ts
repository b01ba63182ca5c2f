/** Walks over the endpoints of the contract, with a valid request for each, and with people who may not make it. */
import {
  EXTRA_PERMISSIONS,
  type AnyEndpoint,
  type Permission,
  type Problem,
} from '@wayfarer/contract';
import { endpoints } from '@wayfarer/contract/schemas';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from './app.ts';
import { makeMember, makeOwner, type TestPerson } from './people.ts';
import { SAMPLE_REQUESTS } from './sample-requests.ts';
import type { SampleRequest } from './samples/rows.ts';

export const ALL = Object.entries(endpoints);
export const WRITING = ALL.filter(([, { method }]) => method !== 'GET');

const JSON_TYPE = 'application/json';
const SOME_ID = '019bdf91-4c00-7c7f-964f-38ae9f3d9680';

export interface Sending extends SampleRequest {
  token?: string;
  app?: TestApp['app'];
}

export const problemOf = (answer: LightMyRequestResponse) => {
  const { code, field } = answer.json<Problem>();
  return { status: answer.statusCode, code, ...(field !== undefined && { field }) };
};

/** Gives a person the permission and as few others as possible. Returns a function that takes it away again. */
async function permit(
  world: TestApp,
  administrator: TestPerson,
  person: TestPerson,
  permission: Permission,
) {
  const extra = EXTRA_PERMISSIONS.find((one) => one === permission);
  if (extra) {
    await makeMember(world, person, 'staff', [extra], 1_000_000);
    return () => administrator.delete(`/operator/team/${person.uid}`);
  }
  await makeOwner(world.db, person);
  return () => administrator.post(`/users/${person.uid}/demote`);
}

async function sendTo(
  world: TestApp,
  sent: number,
  { method, path }: AnyEndpoint,
  { params = {}, query, body, ...how }: Sending,
) {
  const filled = path.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? SOME_ID);
  const text = how.payload ?? (body && JSON.stringify(body));
  return (how.app ?? world.app).inject({
    method,
    url: `/api${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`,
    // Each request has a different address, because rate limits aren't tested here.
    remoteAddress: `10.1.${Math.trunc(sent / 250)}.${sent % 250}`,
    headers: {
      ...(how.token !== undefined && { authorization: `Bearer ${how.token}` }),
      ...(text !== undefined && { 'content-type': JSON_TYPE }),
      ...how.headers,
    },
    ...(text !== undefined && { payload: text }),
  });
}

export async function openWalk() {
  const world = await createTestApp({ env: { LANGUAGES: 'en,de' } });
  const [stranger, administrator] = [
    await world.createTraveler(),
    await world.createAdministrator(),
  ];
  let sent = 0;
  return {
    world,
    stranger,
    send: (endpoint: AnyEndpoint, sending: Sending) =>
      sendTo(world, (sent += 1), endpoint, sending),
    permit: (person: TestPerson, permission: Permission) =>
      permit(world, administrator, person, permission),
    async rightly(name: string, { auth, permission }: AnyEndpoint) {
      const owner = await world.createTraveler();
      const sample: Sending = (await SAMPLE_REQUESTS[name]?.(owner, world)) ?? {};
      if (auth === 'public') return { owner, sample };
      const caller =
        auth === 'staff' ? await world.createTraveler() : auth === 'admin' ? administrator : owner;
      if (permission !== undefined) await permit(world, administrator, caller, permission);
      return { owner, sample: { ...sample, token: caller.token } };
    },
  };
}

export type Walk = Awaited<ReturnType<typeof openWalk>>;
