import { voucherPath, type Booking, type Voucher } from '@wayfarer/contract';
import { decodeQR } from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { TestPerson } from '../../test/people.ts';
import { bookTrip, cancelTrip, expireTrip } from '../../test/trips.ts';

let world: TestApp;
let ada: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  ada = await world.createTraveler();
  admin = await world.createAdministrator();
});
afterAll(() => world.close());

const counter = ({ _id }: Booking, kind: 'received' | 'returned', amount: number) =>
  admin.post(`/operator/bookings/${_id}/counterPayments`, {
    kind,
    method: 'cash',
    amount,
    receivedOn: world.clock.now().toISOString().slice(0, 10),
    note: '',
  });

async function bookPaidTrip(): Promise<Booking> {
  const booking = await bookTrip(world, ada);
  expect((await counter(booking, 'received', 100)).status).toBe(201);
  return (await ada.get(`/bookings/${booking._id}`)).body as Booking;
}

const voucherOf = ({ _id }: Booking, who = ada) => who.get(`/trips/${_id}/voucher`);

/** The picture as a camera sees it, with `scale` pixels per module. */
function paint(svg: string, scale: number) {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const [, dark = ''] = /fill="#000" d="([^"]+)"/.exec(svg) ?? [];
  for (const [, x, y, n] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = row * width + Number(x) * scale;
      for (let point = from; point < from + Number(n) * scale; point += 1) {
        data.fill(0, point * 4, point * 4 + 3);
      }
    }
  }
  return {
    width,
    height: width,
    data,
    size,
    strokes: dark.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, ''),
  };
}

describe('[B2] a voucher', () => {
  it('has a code that a reader can read: the reference and a signature, after #', async () => {
    const booking = await bookPaidTrip();
    const { body, status } = await voucherOf(booking);
    expect(status).toBe(200);
    const { link, reference, svg, trip } = body as Voucher;
    expect(reference).toBe(booking.reference);
    expect(trip).toEqual((await ada.get(`/trips/${booking._id}`)).body);
    expect(link).toMatch(/^http:\/\/wayfarer\.test\/check-in#v1\.WF-[0-9A-Z]{6}\.[\w-]{22}$/);
    expect(link).not.toContain(booking._id);
    const picture = paint(svg, 4);
    expect(picture.strokes).toBe('');
    expect(decodeQR(picture)).toBe(link);
    expect((await voucherOf(booking)).body).toEqual(body);
  });

  it('is drawn black on white, with a margin of four modules, and nothing that runs [attack a voucher code that runs]', async () => {
    const { svg } = (await voucherOf(await bookPaidTrip())).body as Voucher;
    const { data, size, width } = paint(svg, 1);
    const isDark = (x: number, y: number) => data[(y * width + x) * 4] === 0;
    const all = Array.from({ length: size }, (_, n) => n);
    const dark = all.flatMap((y) => all.filter((x) => isDark(x, y)).map((x) => [x, y] as const));
    expect(Math.min(...dark.flat())).toBe(4);
    expect(Math.max(...dark.flat())).toBe(size - 5);
    expect(new Set([...svg.matchAll(/fill="([^"]+)"/g)].map(([, color]) => color))).toEqual(
      new Set(['#fff', '#000']),
    );
    expect(svg.replaceAll(/"[^"]*"/g, '""')).toBe(
      '<svg xmlns="" viewBox="" shape-rendering=""><path fill="" d=""/><path fill="" d=""/></svg>',
    );
    expect(svg.length).toBeLessThan(12_000);
  });

  it('differs for each booking, and stays the same when the trip is changed', async () => {
    const [one, other] = [await bookPaidTrip(), await bookPaidTrip()];
    const linkOf = async (booking: Booking) => ((await voucherOf(booking)).body as Voucher).link;
    const before = await linkOf(one);
    expect(await linkOf(other)).not.toBe(before);
    const change = { travelDate: '2090-08-01', revision: one.revision, reason: 'The ferry.' };
    expect((await admin.post(`/operator/bookings/${one._id}/change`, change)).status).toBe(200);
    expect(await linkOf(one)).toBe(before);
  });

  it('gives a booking of the previous version a reference, once', async () => {
    const booking = await bookPaidTrip();
    const { sql } = world.db;
    await sql.query('update bookings set reference = null where id = $1', [booking._id]);
    const asked = await Promise.all(Array.from({ length: 4 }, () => voucherOf(booking)));
    const references = asked.map(({ body }) => (body as Voucher).reference);
    expect(new Set(references).size).toBe(1);
    expect(references[0]).toMatch(/^WF-[0-9A-HJKMNP-TV-Z]{6}$/);
    const read = (await ada.get(`/bookings/${booking._id}`)).body as Booking;
    expect(read.reference).toBe(references[0]);
    for (const { body } of asked)
      expect((body as Voucher).link).toContain(`#v1.${read.reference}.`);
  });

  it('comes with the first payment, and ends with the last refund [attack a voucher without a payment]', async () => {
    const booking = await bookTrip(world, ada);
    const unpaid = { status: 409, body: { code: 'booking_unpaid' } };
    for (const reader of [ada, admin])
      expect(await voucherOf(booking, reader)).toMatchObject(unpaid);
    await counter(booking, 'received', 100);
    expect((await voucherOf(booking)).status).toBe(200);
    await counter(booking, 'returned', 100);
    expect(await voucherOf(booking)).toMatchObject(unpaid);
  });

  it('comes before it if the agency lets travelers pay on arrival', async () => {
    const booking = await bookTrip(world, ada);
    const setting = '/operator/settings/booking.payOnArrival';
    expect((await admin.put(setting, { value: true, revision: 0 })).status).toBe(200);
    const { trip } = (await voucherOf(booking)).body as Voucher;
    expect(trip.actions).toMatchObject({ pay: true, voucher: true });
    await admin.put(setting, { value: false, revision: 1 });
    expect((await voucherOf(booking)).status).toBe(409);
  });

  it('isn’t made for a trip that was canceled or has expired', async () => {
    const [canceled, expired] = [await bookTrip(world, ada), await bookTrip(world, ada)];
    await cancelTrip(ada, canceled);
    await expireTrip(world, expired);
    expect(await voucherOf(canceled)).toMatchObject({
      status: 409,
      body: { code: 'booking_cancelled' },
    });
    expect(await voucherOf(expired)).toMatchObject({
      status: 409,
      body: { code: 'booking_expired' },
    });
  });

  it('has an address of its own', () => {
    expect(voucherPath('a b')).toBe('/bookings/a%20b/voucher');
  });
});
