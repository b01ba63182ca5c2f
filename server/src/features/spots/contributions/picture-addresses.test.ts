import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { bookingInput, spotInput } from '../../../test/factories.ts';

/** A server inside the network, which the product must never call because of a visitor's input. */
let inside: Server;
let port: number;
let heard = 0;
let world: TestApp;
beforeAll(async () => {
  inside = createServer((_request, response) => response.end('secret'));
  inside.on('connection', () => (heard += 1));
  await new Promise<void>((resolve) => inside.listen(0, resolve));
  ({ port } = inside.address() as AddressInfo);
  world = await createTestApp();
});
afterAll(async () => {
  await world.close();
  inside.close();
});

const HOSTS = [
  '127.0.0.1',
  'localhost',
  'LOCALHOST.',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '127.0.0.1.nip.io',
  '①②⑦.⓪.⓪.①',
];
const REFUSED = [
  'file:///etc/passwd',
  'ftp://127.0.0.1/a.png',
  'gopher://127.0.0.1:1/_x',
  'javascript:alert(1)',
  'JAVA\tSCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:x',
  'blob:http://127.0.0.1/1',
  '//127.0.0.1/a.png',
  '/\\127.0.0.1/a.png',
  '\\\\127.0.0.1\\a.png',
  'http:127.0.0.1/a.png',
  'http://user:secret@127.0.0.1/a.png',
  'http://',
  'https://exa mple.com/a.png',
];

it('never requests a picture itself, however its address is written [attack the server made to fetch a picture]', async () => {
  const person = await world.createTraveler();
  for (const host of HOSTS) {
    const image = `http://${host}:${port}/latest/meta-data`;
    const made = await person.post('/allSpots', spotInput({ image }));
    expect([host, made.status]).toEqual([host, 201]);
    expect(made.body.image).toBe(image); // the address is stored unchanged: the visitor's own browser loads the picture
    await person.patch('/users', { photoUrl: image });
    const { status } = await person.post('/bookings', bookingInput(made.body));
    expect(status).toBe(201);
    await world.anonymous.get(`/allSpots/${made.body._id}`);
  }
  await world.anonymous.get('/allSpots');
  await person.get('/account/export');
  for (const { name } of world.wayfarer.jobs) await world.runJob(name);
  expect(heard).toBe(0);
  await fetch(`http://127.0.0.1:${port}/`); // the server does notice a direct request
  expect(heard).toBe(1);
});

it('accepts no other kind of address for a picture [attack a picture address that is a script]', async () => {
  const person = await world.createTraveler();
  for (const image of REFUSED) {
    const spot = await person.post('/allSpots', spotInput({ image }));
    expect([image, spot.status, spot.body.field]).toEqual([image, 400, 'image']);
    const user = await person.patch('/users', { photoUrl: image });
    expect([image, user.status, user.body.field]).toEqual([image, 400, 'photoUrl']);
  }
});
