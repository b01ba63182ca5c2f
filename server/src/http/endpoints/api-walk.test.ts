import { endpoints } from '@wayfarer/contract/schemas';
import {
  EXTRA_PERMISSIONS,
  isBytes,
  isMedia,
  may,
  MEMBER_ROLES,
  type AnyEndpoint,
  type Permission,
  type Problem,
} from '@wayfarer/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { makeMember, makeOwner, type TestPerson } from '../../test/people.ts';
import { SAMPLE_REQUESTS, type SampleRequest } from '../../test/sample-requests.ts';

const ALL = Object.entries(endpoints);
const SIGNED_IN = ALL.filter(([, { auth }]) => auth !== 'public');
const ADMIN_ONLY = ALL.filter(([, { auth }]) => auth === 'admin');
const STAFF_ONLY = ALL.flatMap(([name, endpoint]) =>
  endpoint.auth === 'staff' ? [{ name, endpoint, permission: endpoint.permission }] : [],
);
const WITH_BODY = ALL.filter(([, { body }]) => body !== undefined && !isBytes(body));
const WITH_BYTES = ALL.filter(([, { body }]) => isBytes(body));
const WRITING = ALL.filter(([, { method }]) => method !== 'GET');
const CREATES = ALL.filter(([, { status }]) => status === 201);

let world: TestApp;
let stranger: TestPerson;
let administrator: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  [stranger, administrator] = [await world.createTraveller(), await world.createAdministrator()];
});
afterAll(() => world.close());

const JSON_TYPE = 'application/json';
const SOME_ID = '019bdf91-4c00-7c7f-964f-38ae9f3d9680';
let sent = 0;

interface Sending extends SampleRequest {
  token?: string;
  /** Another process. */
  app?: TestApp['app'];
}

async function send(endpoint: AnyEndpoint, { params = {}, query, body, ...how }: Sending) {
  const { method, path } = endpoint;
  const filled = path.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? SOME_ID);
  const text = how.payload ?? (body && JSON.stringify(body));
  sent += 1;
  return (how.app ?? world.app).inject({
    method,
    url: `/api${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`,
    // Everybody from an address of their own: what may be sent how often is not the matter here.
    remoteAddress: `10.1.${Math.trunc(sent / 250)}.${sent % 250}`,
    headers: {
      ...(how.token !== undefined && { authorization: `Bearer ${how.token}` }),
      ...(text !== undefined && { 'content-type': JSON_TYPE }),
      ...how.headers,
    },
    ...(text !== undefined && { payload: text }),
  });
}

const problemOf = (answer: LightMyRequestResponse) => {
  const { code, field } = answer.json<Problem>();
  return { status: answer.statusCode, code, ...(field !== undefined && { field }) };
};

/** Gives a person the permission and as little else as there is. Returns what takes it again. */
async function permit(person: TestPerson, permission: Permission) {
  const extra = EXTRA_PERMISSIONS.find((one) => one === permission);
  if (extra) {
    await makeMember(world, person, 'staff', [extra], 1_000_000);
    return () => administrator.delete(`/operator/team/${person.uid}`);
  }
  await makeOwner(world.db, person);
  return () => administrator.post(`/users/${person.uid}/demote`);
}

/** Who may call an endpoint rightly, and a right request of theirs. */
async function rightly(name: string, { auth, permission }: AnyEndpoint) {
  const owner = await world.createTraveller();
  const sample: Sending = (await SAMPLE_REQUESTS[name]?.(owner, world)) ?? {};
  if (auth === 'public') return { owner, sample };
  const caller =
    auth === 'staff' ? await world.createTraveller() : auth === 'admin' ? administrator : owner;
  if (permission !== undefined) await permit(caller, permission);
  return { owner, sample: { ...sample, token: caller.token } };
}

/** What the server decides, by the names that attackers try. */
const OWNED_TEXTS = [
  '_id', 'id', 'uid', 'userId', 'ownerUid', 'owner', 'email', 'createdBy', 'travelEmail', 'userEmail',
  'state', 'createdAt', 'travelCost', 'currency', 'hiddenAt', 'transactionId', 'superseded',
]; // prettier-ignore
const OWNED_NUMBERS = ['rating', 'likes', 'visitors', 'amountRefunded', 'cost', 'costMinor'];

/** What somebody else is answered where that is not whether it is theirs. */
const UNLIKE_OTHERS: Readonly<Record<string, readonly number[]>> = {
  // a link that somebody else has used has ended
  completeSetup: [409],
  // everybody has a list of their own, or none
  savePlace: [409],
  unsavePlace: [200],
  // what everyone can see, anyone signed in can react to
  reportReview: [201],
  markHelpful: [200],
  unmarkHelpful: [200],
};

/** How many of a person's bookings are paid without a payment by card. */
const paidOtherwise = ({ bookings, payments }: { bookings: { paid: boolean }[]; payments: [] }) =>
  bookings.filter(({ paid }) => paid).length - payments.length;

const fieldsOf = (schema: unknown) => Object.keys((schema as { shape?: object })?.shape ?? {});

describe('every endpoint of the contract', () => {
  it('has a right request here, so that the walk leaves none out', () => {
    expect(Object.keys(SAMPLE_REQUESTS).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it.each(ALL)('%s is mounted, and answers a right request', async (name, endpoint) => {
    const { sample } = await rightly(name, endpoint);
    expect(world.app.hasRoute({ method: endpoint.method, url: `/api${endpoint.path}` })).toBe(true);
    const answer = await send(endpoint, sample);
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
        const answer = await send(endpoint, { headers, ...payload });
        expect(problemOf(answer)).toEqual({ status: 401, code: 'not_signed_in' });
        expect(answer.headers['www-authenticate']).toContain('Bearer');
      }
      const { token } = stranger;
      const inQuery = await send(endpoint, { query: { access_token: token, token, key: token } });
      expect(inQuery.statusCode).toBe(401);
    },
  );

  it.each(ADMIN_ONLY)('%s answers 403 to a traveller', async (_name, endpoint) => {
    const answer = await send(endpoint, { token: stranger.token });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('@');
  });

  it.each(SIGNED_IN)(
    '%s gives nothing of another person, and changes nothing',
    async (name, endpoint) => {
      const { owner, sample } = await rightly(name, endpoint);
      const theirs = async () => {
        const { exportedAt: _at, ...all } = (await owner.get('/account/export')).body;
        return [all, (await owner.get('/account/sessions')).body.length];
      };
      const before = await theirs();
      const answer = await send(endpoint, { ...sample, token: stranger.token });
      const named = JSON.stringify([sample.params ?? [], sample.body, sample.query]);
      const aboutOwner = sample.params !== undefined || /bookingId|@/.test(named);
      const forStaff = endpoint.auth === 'admin' || endpoint.auth === 'staff';
      const expected = forStaff ? [403] : aboutOwner ? [403, 404] : [200, 201];
      expect(UNLIKE_OTHERS[name] ?? expected).toContain(answer.statusCode);
      expect(answer.body).not.toContain(owner.email);
      expect(answer.body).not.toContain(owner.uid);
      expect(await theirs()).toEqual(before);
      if (name === 'endAllSessions') stranger = await world.createTraveller();
    },
  );
});

describe('an endpoint for staff', () => {
  let beside: TestApp;
  beforeAll(async () => {
    beside = await createTestApp({ db: world.db, clock: world.clock });
  });
  afterAll(() => beside.close());

  it.each(STAFF_ONLY)(
    '$name is for who has $permission, and from the moment on that it is taken not any more',
    async ({ name, endpoint, permission }) => {
      const { sample } = await rightly(name, endpoint);
      const person = await world.createTraveller();
      const { token } = person;
      const expectRefusal = async () => {
        for (const { app } of [world, beside]) {
          // Of what is there and of what is not, alike.
          for (const request of [sample, { ...sample, params: {} }]) {
            const answer = await send(endpoint, { ...request, token, app });
            expect(problemOf(answer)).toEqual({ status: 403, code: 'forbidden' });
          }
        }
      };
      await expectRefusal();
      const others = EXTRA_PERMISSIONS.filter((one) => one !== permission);
      for (const role of MEMBER_ROLES.filter((one) => !may(one, [], permission))) {
        for (const extra of [[], others]) {
          await makeMember(world, person, role, extra);
          await expectRefusal();
        }
      }
      const dismiss = await permit(person, permission);
      const answer = await send(endpoint, { ...sample, token, app: beside.app });
      expect(answer.statusCode).toBe(endpoint.status ?? 200);
      expect((await dismiss()).status).toBe(200);
      await expectRefusal();
    },
  );

  it('names its permission in the description of the API', async () => {
    const { paths } = (await world.app.inject('/api/openapi.json')).json();
    for (const { endpoint, permission } of STAFF_ONLY) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      const { summary, responses } = paths[path][endpoint.method.toLowerCase()];
      expect(summary).toContain(`the permission ${permission}.`);
      expect(responses['403'].description).toContain('forbidden');
    }
  });
});

/** Of a field within a field, such as `travellers.adults`, the field of the body. */
const withTopField = ({ field, ...rest }: ReturnType<typeof problemOf>) => ({
  ...rest,
  field: field?.split('.')[0],
});

describe('a body', () => {
  // Bytes may come under any type where the endpoint says so.
  const TYPED = WRITING.filter(([, { body }]) => !isBytes(body) || body.mediaType !== '*/*');

  it.each(TYPED)('of %s in any other type is a 415', async (name, endpoint) => {
    const { sample } = await rightly(name, endpoint);
    const payload = JSON.stringify(sample.body ?? {});
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/xml',
      'application/jsonp',
      '',
    ]) {
      const answer = await send(endpoint, {
        ...sample,
        payload,
        headers: { 'content-type': type },
      });
      expect(problemOf(answer)).toEqual({ status: 415, code: 'unsupported_media_type' });
    }
  });

  it.each(WITH_BODY)(
    'of %s that is malformed is a 400 which names the field',
    async (name, endpoint) => {
      const { sample } = await rightly(name, endpoint);
      for (const payload of ['{broken', 'null', '[]', '"text"', '7', '{"a":1}{"b":2}', '']) {
        const { status, code } = problemOf(await send(endpoint, { ...sample, payload }));
        expect([payload, status, code]).toEqual([payload, 400, 'invalid_input']);
      }
      for (const field of fieldsOf(endpoint.body)) {
        for (const wrong of [{ $ne: null }, [[]]]) {
          const body = { ...sample.body, [field]: wrong };
          const refusal = problemOf(await send(endpoint, { ...sample, body }));
          expect(withTopField(refusal)).toEqual({ status: 400, code: 'invalid_input', field });
        }
      }
    },
  );

  it.each(WRITING)(
    'of %s that is oversized is a 413, a text that is too long a 400',
    async (name, endpoint) => {
      const { sample } = await rightly(name, endpoint);
      const most = isBytes(endpoint.body) ? endpoint.body.maxBytes : 0;
      const payload = JSON.stringify({ ...sample.body, more: 'x'.repeat(most + 2_000_000) });
      const refusal = problemOf(await send(endpoint, { ...sample, payload }));
      expect(refusal).toEqual({ status: 413, code: 'payload_too_large' });
      for (const field of fieldsOf(endpoint.body)) {
        const body = { ...sample.body, [field]: 'x'.repeat(100_000) };
        const tooLong = problemOf(await send(endpoint, { ...sample, body }));
        expect(withTopField(tooLong)).toEqual({ status: 400, code: 'invalid_input', field });
      }
    },
  );

  it.each(WITH_BODY)(
    'of %s decides nothing by fields that are not asked for',
    async (name, endpoint) => {
      const { owner, sample } = await rightly(name, endpoint);
      const before = paidOtherwise((await owner.get('/account/export')).body);
      const [text, number] = ['assigned-by-the-caller', 987_654_321];
      const declared = fieldsOf(endpoint.body);
      const more = Object.fromEntries(
        [
          ...OWNED_TEXTS.map((field) => [field, text]),
          ...OWNED_NUMBERS.map((field) => [field, number]),
          ...['paid', 'admin', 'emailVerified'].map((field) => [field, true]),
          ['role', 'administrator'],
        ].filter(([field]) => !declared.includes(String(field))),
      );
      const body = { ...sample.body, ...more };
      const answer = await send(endpoint, { ...sample, body });
      expect(answer.statusCode).toBe(endpoint.status ?? 200);
      const kept = await owner.get('/account/export');
      for (const told of [answer.body, JSON.stringify(kept.body)]) {
        expect(told).not.toContain(text);
        expect(told).not.toContain(String(number));
      }
      expect(kept.body.user).toMatchObject({
        _id: owner.uid,
        email: owner.email,
        role: 'traveller',
      });
      // a field alone makes nothing paid: that takes the card, or was so before
      expect(paidOtherwise(kept.body)).toBe(before);
    },
  );
});

describe('bytes', () => {
  it.each(WITH_BYTES)(
    'of %s are taken as they are, none and wrong ones refused',
    async (name, it) => {
      const { sample } = await rightly(name, it);
      // What a signature is over is taken to the last byte.
      const signed = typeof sample.payload === 'string' ? [`${sample.payload} `] : [];
      for (const payload of ['', '{broken', ...signed]) {
        const refusal = problemOf(await send(it, { ...sample, payload }));
        expect(refusal).toMatchObject({ status: 400 });
      }
    },
  );
});

describe('what is not JSON', () => {
  const MEDIA = ALL.flatMap(([name, endpoint]) =>
    isMedia(endpoint.response) ? [{ name, endpoint, type: endpoint.response.mediaType }] : [],
  );

  it('says its type', async () => {
    for (const { name, endpoint, type } of MEDIA) {
      const { sample } = await rightly(name, endpoint);
      const { headers, rawPayload } = await send(endpoint, sample);
      expect([name, headers['content-type']]).toEqual([name, expect.stringContaining(type)]);
      expect(rawPayload.length).toBeGreaterThan(0);
      // A repeated create is answered from its record, which is JSON.
      expect([name, endpoint.status]).not.toEqual([name, 201]);
    }
  });
});

describe('a query', () => {
  // Reading the same twice answers the same.
  const READING = ALL.filter(([, { method, query }]) => method === 'GET' && query !== undefined);

  it.each(READING)(
    'of %s takes each part once and in its bounds, and no operators',
    async (name, endpoint) => {
      const { sample } = await rightly(name, endpoint);
      const read = async (request: Sending) => {
        const answer = await send(endpoint, request);
        return isMedia(endpoint.response) ? answer.body : answer.json<unknown>();
      };
      const right = await read(sample);
      for (const field of fieldsOf(endpoint.query)) {
        const query = { ...sample.query, [`${field}[$ne]`]: 'x', [`${field}[]`]: 'x' };
        expect(await read({ ...sample, query })).toEqual(right);
        for (const wrong of [`${field}=1&${field}=2`, `${field}=${'x'.repeat(5000)}`]) {
          const path = `${endpoint.path}?${wrong}`;
          const refusal = problemOf(
            await send({ ...endpoint, path }, { token: sample.token ?? '' }),
          );
          expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' });
        }
      }
    },
  );
});

describe('a create', () => {
  it.each(CREATES)('%s is done once for one Idempotency-Key', async (name, endpoint) => {
    const { sample } = await rightly(name, endpoint);
    const headers = { ...sample.headers, 'idempotency-key': `walk-${name}` };
    const first = await send(endpoint, { ...sample, headers });
    const again = await send(endpoint, { ...sample, headers });
    expect([first.statusCode, first.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(again.json()).toEqual(first.json());
  });
});
