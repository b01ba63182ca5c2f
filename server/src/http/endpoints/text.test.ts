import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';

let world: TestApp;
let person: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  person = await world.createTraveler();
});
afterAll(() => world.close());

describe('real text', () => {
  it.each([
    ['Chinese', '北京 長城 ～「旅」'],
    ['Arabic, right to left', 'طنجة، المغرب'],
    ['joined emoji', '👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽'],
    ['characters beyond the first plane', '𝕎𝕒𝕪 𠜎 𐍈'],
    ['decomposed accents', 'e\u0301 a\u030a n\u0303'],
    ['composed accents', 'é å ñ'],
    ['separators that scripts once broke at', 'a\u2028b\u2029c'],
    ['markup', '<b>&amp;"\'</script><!--'],
    ['what looks like a template or a path', '{{7*7}} ${7*7} %s ../etc/passwd \\u0000'],
  ])('%s is returned as it was written', async (_what, text) => {
    const spot = await addSpot(person, { spot: text, location: text, description: text });
    const { body } = await world.anonymous.get(`/allSpots/${spot._id}`);
    expect([body.spot, body.location, body.description]).toEqual([text, text, text]);
    const booked = await person.post('/bookings', bookingInput(spot, { travelName: text }));
    const kept = await person.get(`/bookings/${booked.body._id}`);
    expect([kept.body.travelName, kept.body.travelSpot]).toEqual([text, text]);
    expect((await person.patch('/users', { name: text })).body.name).toBe(text);
    const found = await world.anonymous.get(`/allSpots?search=${encodeURIComponent(text)}`);
    expect(found.status).toBe(200);
  });
});

describe('invalid text', () => {
  const change = (name: string) => person.patch('/users', { name });

  it.each([
    ['NUL', 'a\u0000b'],
    ['NUL alone', '\u0000'],
    ['half a pair at the end', 'a\ud800'],
    ['half a pair at the start', '\udc00a'],
    ['a pair the wrong way round', '\udc00\ud800'],
  ])('%s is a 400 in a body, whether written or escaped', async (_what, text) => {
    expect(await change(text)).toMatchObject({ status: 400, body: { field: 'name' } });
    const [first] = JSON.stringify({ name: text }).split('\n');
    const answer = await world.app.inject({
      method: 'PATCH',
      url: '/api/users',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      payload: first ?? '',
    });
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'name']);
  });

  it.each([
    ['overlong', [0xc0, 0x80]],
    ['cut short', [0xe2, 0x82]],
    ['a lone continuation', [0x80]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['Latin 1', [0xe9]],
    ['UTF-16', [0xff, 0xfe, 0x61, 0x00]],
  ])('bytes that are not UTF-8 (%s) are a 400', async (_what, bytes) => {
    const payload = Buffer.concat([
      Buffer.from('{"name":"'),
      Buffer.from(bytes),
      Buffer.from('"}'),
    ]);
    const answer = await world.app.inject({
      method: 'PATCH',
      url: '/api/users',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      payload,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  });

  it('is refused in addresses, too, before any lookup', async () => {
    for (const bad of ['%00', 'a%00b', '%ff', '%c0%80', '%ed%a0%80', '%', '%zz']) {
      for (const path of [`/allSpots/${bad}`, `/bookings/${bad}`, `/payments/${bad}`]) {
        const { status, body } = await person.get(path);
        expect([path, status, body.code]).toEqual([path, 400, 'invalid_input']);
      }
    }
    for (const path of ['/allSpots', '/allSpots/facets', '/allSpots/suggestions']) {
      const { status, body } = await world.anonymous.get(`${path}?search=a%00b`);
      expect([path, status, body.field]).toEqual([path, 400, 'search']);
      // broken bytes in a query become the replacement character
      expect((await world.anonymous.get(`${path}?search=%ff`)).status).toBe(200);
    }
  });
});
