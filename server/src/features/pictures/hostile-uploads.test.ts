import { connect, type AddressInfo } from 'node:net';
import { PICTURE_UPLOAD } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { signInTraveler, type TestPerson } from '../../test/people.ts';
import { halves } from '../../test/pictures/corpus.ts';
import { hostileFiles, swellingFiles } from '../../test/pictures/hostile-pictures.ts';
import { storedNames, upload, waitingUploads } from '../../test/pictures/uploading.ts';
import { faultText } from './policy.ts';

let world: TestApp;
let port: number;
/**
 * Another process, where an upload has stopped halfway. This takes a while, so everything else is tested in the
 * meantime.
 */
let second: TestApp;
let silent: Promise<string>;
const listen = async ({ app }: TestApp) => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
};
beforeAll(async () => {
  world = await createTestApp();
  second = await createTestApp({ db: world.db, clock: world.clock });
  port = await listen(world);
  const traveler = await world.createTraveler();
  silent = sendPart(await listen(second), traveler, 'content-length: 1000');
});
afterAll(async () => {
  await second.close();
  await world.close();
});

describe('a file that isn’t a picture', () => {
  it('is refused by its content, and nothing of it is kept [attack a file that is no picture]', async () => {
    for (const { name, content, fault } of await hostileFiles()) {
      const person = await world.createTraveler();
      const before = await storedNames(world);
      const { status, body } = await upload(world, person, content);
      expect([name, status, body.code, body.message]).toEqual([
        name,
        400,
        'invalid_input',
        faultText(fault),
      ]);
      expect([name, await storedNames(world)]).toEqual([name, before]);
    }
    await expect.poll(() => waitingUploads(world)).toEqual([]);
    const { status } = await upload(world, await world.createTraveler(), await halves(64, 48));
    expect(status).toBe(201);
  });

  it('that is large unpacked is accepted or refused in time, and nothing breaks [attack a small file that is large unpacked]', async () => {
    for (const { name, content } of await swellingFiles()) {
      const from = performance.now();
      const { status } = await upload(world, await world.createTraveler(), content);
      expect([name, [201, 400]]).toEqual([name, expect.arrayContaining([status])]);
      expect(performance.now() - from).toBeLessThan(12_000);
    }
  });

  it('is refused if it is too large, announced or not', async () => {
    const person = await world.createTraveler();
    const { status, body } = await upload(world, person, Buffer.alloc(PICTURE_UPLOAD.maxBytes + 1));
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
    const whole = await halves(64, 48);
    const most = Buffer.concat([whole, Buffer.alloc(PICTURE_UPLOAD.maxBytes - whole.length)]);
    expect((await upload(world, person, most)).status).toBe(201);
    await expect.poll(() => waitingUploads(world)).toEqual([]);
  });
});

/**
 * Sends the headers and a part of a body, then waits or sends a byte now and then. Returns the response until the
 * connection was closed.
 */
function sendPart(
  to: number,
  { token }: TestPerson,
  head: string,
  { part = Buffer.alloc(0), dripEveryMs }: { part?: Buffer; dripEveryMs?: number } = {},
): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(to, '127.0.0.1', () => {
      socket.write(
        `PUT /api/pictures HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: image/jpeg\r\n${head}\r\n\r\n`,
      );
      socket.write(part);
    });
    const drip =
      dripEveryMs && setInterval(() => socket.writable && socket.write('x'), dripEveryMs);
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => socket.destroy()); // bytes sent while the connection was being closed
    socket.on('close', () => {
      clearInterval(drip);
      resolve(answer);
    });
  });
}

describe('an endless upload', () => {
  it('is cut off at the limit', async () => {
    // One byte more than the maximum. With more bytes, the connection could be closed while they are sent, and the
    // answer could be lost.
    const most = PICTURE_UPLOAD.maxBytes;
    const part = Buffer.concat([
      Buffer.from(`${most.toString(16)}\r\n`),
      Buffer.alloc(most),
      Buffer.from('\r\n1\r\nx\r\n'),
    ]);
    const person = await world.createTraveler();
    const answer = await sendPart(port, person, 'transfer-encoding: chunked', { part });
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*"payload_too_large"/);
    await expect.poll(() => waitingUploads(world)).toEqual([]);
  });
});

/** All requests run in this one process, which refuses new work while it is busy (503), so this asks again. */
async function patiently(path: string) {
  for (;;) {
    const answer = await world.anonymous.get(path);
    if (answer.status !== 503) return answer;
  }
}

describe('many uploads', () => {
  it('by one person end at sixty per hour [attack uploads without end]', async () => {
    const person = await world.createTraveler();
    const content = await halves(64, 48);
    const statuses: number[] = [];
    for (let sent = 0; sent < PICTURE_UPLOAD.perHour; sent += 1)
      statuses.push((await upload(world, person, content)).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const refused = await upload(world, person, content);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    world.clock.advance(60 * 60_000);
    const again = await signInTraveler(world.app, person.email);
    expect((await upload(world, again, content)).status).toBe(201);
  });

  it('a thousand at once: only as many as there is room for, while others are served [attack uploads without end]', async () => {
    const people = await Promise.all(Array.from({ length: 25 }, () => world.createTraveler()));
    const content = await halves(64, 48);
    const before = (await storedNames(world)).length;
    const sent = people.flatMap((person) =>
      Array.from({ length: 40 }, () => upload(world, person, content)),
    );
    const meanwhile = await Promise.all(
      Array.from({ length: 20 }, () => patiently('/allSpots/facets')),
    );
    expect(new Set(meanwhile.map(({ status }) => status))).toEqual(new Set([200]));
    const answers = await Promise.all(sent);
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    for (const { status, headers } of answers.filter((answer) => !made.includes(answer))) {
      expect([429, 503]).toContain(status);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    await expect.poll(() => waitingUploads(world)).toEqual([]);
    expect((await storedNames(world)).length).toBe(before + 2 * made.length);
    expect((await upload(world, await world.createTraveler(), content)).status).toBe(201);
  });
});

it('forty sockets that send bytes slowly don’t prevent other uploads, and are cut off [attack dripping uploads]', async () => {
  const site = await createTestApp({ db: world.db, env: { TRUST_PROXY: 'yes' } });
  const to = await listen(site);
  const people = await Promise.all(Array.from({ length: 10 }, () => site.createTraveler()));
  const dripping = people.flatMap((person) =>
    Array.from({ length: 4 }, () =>
      sendPart(to, person, 'content-length: 1000\r\nx-forwarded-for: 203.0.113.7', {
        dripEveryMs: 500,
      }),
    ),
  );
  await expect.poll(() => waitingUploads(site), { timeout: 6000 }).toHaveLength(40);
  const honest = await site.createTraveler();
  const content = await halves(64, 48);
  const from = { 'x-forwarded-for': '198.51.100.1' };
  await expect
    .poll(async () => (await upload(site, honest, content, from)).status, { timeout: 8000 })
    .toBe(201);
  const ends = await Promise.all(dripping);
  expect(ends.filter((answer) => !/^HTTP\/1\.1 (?:408|503) /.test(answer))).toEqual([]);
  await expect.poll(() => waitingUploads(site)).toEqual([]);
  await site.close();
}, 30_000);

it('an upload that stops halfway is cut off, and nothing of it is kept', async () => {
  expect(await silent).toMatch(/^HTTP\/1\.1 408 [^]*"request_timeout"/);
  await expect.poll(() => waitingUploads(second)).toEqual([]);
});
