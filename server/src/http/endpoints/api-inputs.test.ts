import { isBytes, isMedia } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ALL,
  openWalk,
  problemOf,
  WRITING,
  type Sending,
  type Walk,
} from '../../test/walk-contract.ts';

const WITH_BODY = ALL.filter(([, { body }]) => body !== undefined && !isBytes(body));
const WITH_BYTES = ALL.filter(([, { body }]) => isBytes(body));

let walk: Walk;
beforeAll(async () => {
  walk = await openWalk();
});
afterAll(() => walk.world.close());

/** The server decides these; attackers try them under these names. */
const OWNED_TEXTS = [
  '_id', 'id', 'uid', 'userId', 'ownerUid', 'owner', 'email', 'createdBy', 'travelEmail', 'userEmail',
  'state', 'createdAt', 'travelCost', 'currency', 'hiddenAt', 'transactionId', 'superseded',
]; // prettier-ignore
const OWNED_NUMBERS = ['rating', 'likes', 'visitors', 'amountRefunded', 'cost', 'costMinor'];

/** The number of a person's bookings that are paid without a card payment. */
const paidOtherwise = ({ bookings, payments }: { bookings: { paid: boolean }[]; payments: [] }) =>
  bookings.filter(({ paid }) => paid).length - payments.length;

const fieldsOf = (schema: unknown) => Object.keys((schema as { shape?: object })?.shape ?? {});

/** The problem with the body's own field instead of a nested one: `travellers` instead of `travellers.adults`. */
const withTopField = ({ field, ...rest }: ReturnType<typeof problemOf>) => ({
  ...rest,
  field: field?.split('.')[0],
});

describe('a body', () => {
  // bytes may have any type if the endpoint says so
  const TYPED = WRITING.filter(([, { body }]) => !isBytes(body) || body.mediaType !== '*/*');

  it.each(TYPED)('of %s with any other type gets a 415', async (name, endpoint) => {
    const { sample } = await walk.rightly(name, endpoint);
    const payload = JSON.stringify(sample.body ?? {});
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/xml',
      'application/jsonp',
      '',
    ]) {
      const answer = await walk.send(endpoint, {
        ...sample,
        payload,
        headers: { 'content-type': type },
      });
      expect(problemOf(answer)).toEqual({ status: 415, code: 'unsupported_media_type' });
    }
  });

  it.each(WITH_BODY)(
    'of %s that is malformed gets a 400 that names the field',
    async (name, endpoint) => {
      const { sample } = await walk.rightly(name, endpoint);
      for (const payload of ['{broken', 'null', '[]', '"text"', '7', '{"a":1}{"b":2}', '']) {
        const { status, code } = problemOf(await walk.send(endpoint, { ...sample, payload }));
        expect([payload, status, code]).toEqual([payload, 400, 'invalid_input']);
      }
      for (const field of fieldsOf(endpoint.body)) {
        for (const wrong of [{ $ne: null }, [[]]]) {
          const body = { ...sample.body, [field]: wrong };
          const refusal = problemOf(await walk.send(endpoint, { ...sample, body }));
          expect(withTopField(refusal)).toEqual({ status: 400, code: 'invalid_input', field });
        }
      }
    },
  );

  it.each(WRITING)(
    'of %s that is too large gets a 413, a text that is too long a 400',
    async (name, endpoint) => {
      const { sample } = await walk.rightly(name, endpoint);
      const most = isBytes(endpoint.body) ? endpoint.body.maxBytes : 0;
      const payload = JSON.stringify({ ...sample.body, more: 'x'.repeat(most + 2_000_000) });
      const refusal = problemOf(await walk.send(endpoint, { ...sample, payload }));
      expect(refusal).toEqual({ status: 413, code: 'payload_too_large' });
      for (const field of fieldsOf(endpoint.body)) {
        const body = { ...sample.body, [field]: 'x'.repeat(100_000) };
        const tooLong = problemOf(await walk.send(endpoint, { ...sample, body }));
        expect(withTopField(tooLong)).toEqual({ status: 400, code: 'invalid_input', field });
      }
    },
  );

  it.each(WITH_BODY)('of %s has no effect with unknown fields', async (name, endpoint) => {
    const { owner, sample } = await walk.rightly(name, endpoint);
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
    const answer = await walk.send(endpoint, { ...sample, body });
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
    // only a card payment makes a booking paid, unless the booking was paid before
    expect(paidOtherwise(kept.body)).toBe(before);
  });
});

describe('bytes', () => {
  it.each(WITH_BYTES)(
    'of %s are accepted unchanged; missing and wrong ones are refused',
    async (name, it) => {
      const { sample } = await walk.rightly(name, it);
      // a signature covers the body to its last byte
      const signed = typeof sample.payload === 'string' ? [`${sample.payload} `] : [];
      for (const payload of ['', '{broken', ...signed]) {
        const refusal = problemOf(await walk.send(it, { ...sample, payload }));
        expect(refusal).toMatchObject({ status: 400 });
      }
    },
  );
});

describe('a response that isn’t JSON', () => {
  const MEDIA = ALL.flatMap(([name, endpoint]) =>
    isMedia(endpoint.response) ? [{ name, endpoint, type: endpoint.response.mediaType }] : [],
  );

  it('states its type', async () => {
    for (const { name, endpoint, type } of MEDIA) {
      const { sample } = await walk.rightly(name, endpoint);
      const { headers, rawPayload } = await walk.send(endpoint, sample);
      expect([name, headers['content-type']]).toEqual([name, expect.stringContaining(type)]);
      expect(rawPayload.length).toBeGreaterThan(0);
      // no create responds with bytes, because a repeated create gets the saved response, which is JSON
      expect([name, endpoint.status]).not.toEqual([name, 201]);
    }
  });
});

describe('a query', () => {
  // reading the same twice gives the same answer
  const READING = ALL.filter(([, { method, query }]) => method === 'GET' && query !== undefined);

  it.each(READING)(
    'of %s accepts each part once and within its limits, and no operators',
    async (name, endpoint) => {
      const { sample } = await walk.rightly(name, endpoint);
      const read = async (request: Sending) => {
        const answer = await walk.send(endpoint, request);
        return isMedia(endpoint.response) ? answer.body : answer.json<unknown>();
      };
      const right = await read(sample);
      for (const field of fieldsOf(endpoint.query)) {
        const query = { ...sample.query, [`${field}[$ne]`]: 'x', [`${field}[]`]: 'x' };
        expect(await read({ ...sample, query })).toEqual(right);
        for (const wrong of [`${field}=1&${field}=2`, `${field}=${'x'.repeat(5000)}`]) {
          const path = `${endpoint.path}?${wrong}`;
          const refusal = problemOf(
            await walk.send({ ...endpoint, path }, { token: sample.token ?? '' }),
          );
          expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' });
        }
      }
    },
  );
});
