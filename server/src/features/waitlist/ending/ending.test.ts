import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { dayFromNow, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { waitingPlace, type WaitingPlace } from '../../../test/waiting-place.ts';
import { runBatches } from '../../departures/index.ts';
import { endHolds } from '../../holds/index.ts';
import { offerPlaces } from '../index.ts';

const DAY = dayFromNow(20);
const DAY_MINUTES = 24 * 60;

let world: PaymentsWorld;
let owner: Caller;
let ada: Caller;
let bob: Caller;
let place: WaitingPlace;
beforeAll(async () => {
  world = await openPaymentsWorld();
  owner = await world.administrator();
});
beforeEach(async () => {
  world.test.clock.reset();
  [ada, bob] = [await world.traveler(), await world.traveler()];
  for (const who of [ada, bob]) await prove(who);
  place = await waitingPlace({ db: world.db, owner }, { mode: 'daily', capacity: 1 });
  await place.bookForCustomer(DAY, 1, { adults: 1 });
});
afterEach(async () => {
  const broken = await checkInvariants(world.db, world.provider);
  if (broken.length > 0) throw new Error(broken.join('\n'));
});
afterAll(() => world.close());

const prove = (who: Caller) =>
  world.db.sql.query('update users set email_proved_at = now() where id = $1', [who.uid]);

async function told(who: Caller) {
  const { rows } = await world.db.sql.query<{ subject: string; text: string }>(
    `select subject, text_body as text from mail_outbox join users on users.email = recipient
     where users.id = $1 and (subject like 'Your wait for%' or subject like 'Ihre Wartezeit%')
     order by mail_outbox.created_at, mail_outbox.id`,
    [who.uid],
  );
  return rows;
}

const run = () => offerPlaces(world.context);

describe('a wait that ends without a place is reported once', () => {
  it('when the day has come at the destination, and not before', async () => {
    await place.wait(ada, DAY);
    world.advanceMinutes(18 * DAY_MINUTES);
    await run();
    expect(await told(ada)).toEqual([]);
    world.advanceMinutes(3 * DAY_MINUTES);
    for (const _round of [1, 2]) await run();
    const [mail, ...more] = await told(ada);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(place.name);
    expect(mail?.text).toContain('no place opened up for you in time');
    expect(mail?.text).toContain('Nothing was charged');
    expect(mail?.text).toContain(`/allTouristSpots/touristSpot/${place.id}`);
    expect(await place.own(ada)).toEqual([]);
  });

  it('when the departure is called off, to people who wait; people with an offer read about their trip', async () => {
    await place.wait(ada, DAY);
    await place.wait(bob, DAY);
    await place.giveBack(DAY);
    await run();
    expect((await place.own(ada))[0]?.state).toBe('offered');
    const path = `/api/operator/departures/${place.id}/${DAY}/cancellation`;
    await owner.call('POST', path, { reasonCode: 'weather' });
    await runBatches(world.context);
    await run();
    expect(await told(ada)).toEqual([]);
    expect((await told(bob)).map(({ text }) => text)).toEqual([
      expect.stringContaining('we had to call off this departure'),
    ]);
  });

  it('when the destination is archived, by its previous name', async () => {
    await place.wait(ada, DAY);
    const archive = `/api/operator/spots/${place.id}/archive`;
    expect((await owner.call('POST', archive, { reason: 'Over.' })).status).toBe(200);
    await run();
    const [mail] = await told(ada);
    expect(mail?.subject).toContain(place.name);
    expect(mail?.text).toContain('we no longer offer this trip');
    expect(mail?.text).not.toContain('/touristSpot/');
  });

  it('when an offer lapses, instead of the email about an unpaid booking', async () => {
    await place.wait(ada, DAY);
    await place.giveBack(DAY);
    await run();
    const bookingId = (await place.own(ada))[0]?.bookingId ?? '';
    world.advanceMinutes(DAY_MINUTES + 1);
    await endHolds(world.context);
    const [mail] = await told(ada);
    expect(mail?.text).toContain('The time to book the places that we held for you is over');
    const { rows } = await world.db.sql.query<{ kind: string }>(
      `select detail ->> 'mail' as kind from booking_events where booking_id = $1 and kind = 'mail' order by at, id`,
      [bookingId],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['offered', 'wait_ended']);
  });

  it('when the agency removes an entry, or takes an offer back', async () => {
    const { body } = await place.wait(ada, DAY);
    await place.wait(bob, DAY);
    await owner.call('DELETE', `/api/operator/waitlist/${body._id}`);
    expect((await told(ada)).map(({ text }) => text)).toEqual([
      expect.stringContaining('We took you off the waiting list'),
    ]);
    await place.giveBack(DAY);
    await run();
    const [offer] = await place.own(bob);
    await owner.call('DELETE', `/api/operator/waitlist/${offer?._id}`);
    expect((await told(bob)).map(({ text }) => text)).toEqual([
      expect.stringContaining('We had to take back the places'),
    ]);
  });
});

it('but not to people who leave or pay', async () => {
  const { body } = await place.wait(ada, DAY);
  await place.leave(ada, body._id);
  await place.wait(bob, DAY);
  await place.giveBack(DAY);
  await run();
  await bob.pay((await place.own(bob))[0]?.bookingId ?? '');
  world.advanceMinutes(22 * DAY_MINUTES);
  await run();
  expect([await told(ada), await told(bob)]).toEqual([[], []]);
});

it('with at most one such email a day to an unverified address', async () => {
  await world.db.sql.query('update users set email_proved_at = null where id = $1', [ada.uid]);
  const next = await waitingPlace({ db: world.db, owner }, { mode: 'daily', capacity: 1 });
  await next.bookForCustomer(DAY, 1, { adults: 1 });
  for (const one of [place, next]) await one.wait(ada, DAY);
  world.advanceMinutes(22 * DAY_MINUTES);
  await run();
  expect(await told(ada)).toHaveLength(1);
  expect([await place.own(ada), await next.own(ada)]).toEqual([[], []]);
});

it('and no one can wait for a day on which nothing can be offered anymore', async () => {
  world.test.clock.set(new Date(`${DAY}T12:00:00Z`));
  const answer = await place.wait(ada, DAY);
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'not_bookable_then', field: 'travelDate' },
  });
});
