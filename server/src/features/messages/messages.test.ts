import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages, mailOutbox, newsletterSubscriptions } from '../../db/tables.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const message = { name: 'Ada', email: 'ada@example.com', subject: 'Ferry', message: 'When? <b>' };

describe('a message to the agency', () => {
  it('is kept', async () => {
    const { status, body } = await world.anonymous.post('/contactMessages', message);
    expect([status, body]).toEqual([201, { received: true }]);
    const rows = await world.db.orm
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.subject, 'Ferry'));
    expect(rows).toMatchObject([{ ...message, createdAt: world.clock.now() }]);
  });

  it('is limited, but not for who corrects the form; after a while one may again', async () => {
    world.clock.advance(3_600_000);
    for (let n = 0; n < 12; n += 1) {
      expect(
        (await world.anonymous.post('/contactMessages', { ...message, email: 'no' })).status,
      ).toBe(400);
    }
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await world.anonymous.post('/contactMessages', message)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const refused = await world.anonymous.post('/contactMessages', message);
    expect(refused.body.code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    world.clock.advance(600_000);
    expect((await world.anonymous.post('/contactMessages', message)).status).toBe(201);
  });

  it('is limited also for who sends what is refused in between, and for all of a subscriber’s addresses', async () => {
    world.clock.advance(3_600_000);
    const send = (url: string, remoteAddress: string) =>
      world.app.inject({ method: 'POST', url, remoteAddress, payload: message });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const address = `2001:db8:1:2::${n}`;
      statuses.push((await send('/api/contactMessages', address)).statusCode);
      const tooLong = await send(`/api/contactMessages?${'a'.repeat(8001)}`, address);
      expect(tooLong.statusCode).toBe(414);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('the newsletter', () => {
  const subscribe = (email: string) =>
    world.anonymous.post('/newsletterSubscriptions', { email, consent: true });
  const mailsTo = (email: string) =>
    world.db.orm.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));

  it('needs consent', async () => {
    for (const consent of [false, undefined, 'yes']) {
      const { status } = await world.anonymous.post('/newsletterSubscriptions', {
        email: 'a@b.cd',
        consent,
      });
      expect(status).toBe(400);
    }
  });

  it('answers the same again, mails once, and lets one leave by the token', async () => {
    const email = 'Reader@example.com';
    const answers = [await subscribe(email), await subscribe('reader@EXAMPLE.com')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [201, { received: true }],
      [201, { received: true }],
    ]);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    const token = /http:\/\/wayfarer\.test\/newsletter\/unsubscribe\?token=([\w-]+)/.exec(
      mails[0]?.textBody ?? '',
    )?.[1];
    const [row] = await world.db.orm.select().from(newsletterSubscriptions);
    expect(row?.consentedAt).toEqual(world.clock.now());
    expect(row?.tokenHash).not.toContain(token);

    const wrong = await world.anonymous.post('/newsletterSubscriptions/unsubscribe', {
      token: 'guess',
    });
    expect(wrong.body).toEqual({ received: true });
    expect(
      (await world.db.orm.select().from(newsletterSubscriptions))[0]?.unsubscribedAt,
    ).toBeNull();
    await world.anonymous.post('/newsletterSubscriptions/unsubscribe', { token });
    expect((await world.db.orm.select().from(newsletterSubscriptions))[0]?.unsubscribedAt).toEqual(
      world.clock.now(),
    );
    await subscribe(email);
    expect(await mailsTo(email)).toHaveLength(2);
  });
});
