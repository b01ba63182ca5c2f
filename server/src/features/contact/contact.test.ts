import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages, mailOutbox } from '../../db/tables.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { PRODUCTION_ENV } from '../../test/production-env.ts';
import { callerWith } from '../../test/caller.ts';
import { identityCall, verifyEmail } from '../../test/people.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const message = { name: 'Ada', email: 'ada@example.com', subject: 'Ferry', message: 'When? <b>' };

describe('a message to the agency', () => {
  it('is stored', async () => {
    const { status, body } = await world.anonymous.post('/contactMessages', message);
    expect([status, body]).toEqual([201, { received: true }]);
    const rows = await world.db.orm
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.subject, 'Ferry'));
    expect(rows).toMatchObject([{ ...message, createdAt: world.clock.now() }]);
  });

  it('is limited, but not for someone who corrects the form; after a while, sending works again', async () => {
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

  it('is limited even if refused messages come in between, and for all addresses of a subscriber', async () => {
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

describe('the emails about a message', () => {
  const mailsTo = (email: string) =>
    world.db.orm.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  const agency = async (subject: string) =>
    (await mailsTo('journeys@example.com')).filter((mail) => mail.subject.includes(subject));

  it('reach the agency at once; it answers the writer, whose text stays text [attack contact mail header injection]', async () => {
    world.clock.advance(3_600_000);
    const hostile = {
      name: 'Eve <b>',
      email: 'eve@example.com',
      subject: 'Hi\r\nBcc: everybody@example.com',
      message: 'First line\n\nSafe travels,\nWayfarer\n<script>alert(1)</script>',
    };
    expect((await world.anonymous.post('/contactMessages', hostile)).status).toBe(201);
    const [mail] = await agency('Bcc');
    expect(mail).toMatchObject({ replyTo: 'eve@example.com', autoSubmitted: 'no' });
    expect(mail?.subject).toBe('Message: Hi Bcc: everybody@example.com');
    expect(mail?.textBody).toContain('Email: eve@example.com (not verified)');
    expect(mail?.textBody).toContain('> First line\n> \n> Safe travels,\n> Wayfarer\n> <script>');
    expect(mail?.htmlBody).not.toContain('<script>');
  });

  it('reach the typed address with a fixed text, at most three times a day [attack contact form as a mail relay]', async () => {
    const victim = 'Victim@example.com';
    const spam = {
      name: 'You won',
      email: victim,
      subject: 'Buy gold',
      message: 'at evil.example',
    };
    for (let n = 0; n < 5; n += 1) {
      world.clock.advance(3_600_000);
      expect((await world.anonymous.post('/contactMessages', spam)).status).toBe(201);
    }
    const mails = await mailsTo(victim);
    expect(mails).toHaveLength(3);
    for (const { autoSubmitted, subject, textBody, htmlBody } of mails) {
      expect([autoSubmitted, subject]).toEqual(['auto-replied', 'We have your message']);
      expect(`${subject}${textBody}${htmlBody}`).not.toMatch(/you won|gold|evil/i);
    }
    expect(await agency('Buy gold')).toHaveLength(5);
  });

  it('come from the account’s address if the writer is signed in; the writer gets a copy once it is verified', async () => {
    world.clock.advance(3_600_000);
    const [ada, grace] = [await world.createTraveler(), await world.createTraveler()];
    await verifyEmail(world, grace.uid);
    const { email, password } = grace;
    const again = await identityCall(world.app, 'signInWithPassword', { email, password });
    const proved = callerWith(world.app, { authorization: `Bearer ${again.body['idToken']}` });
    const own = { name: 'Ada', subject: 'Own ferry', message: 'When does it leave?' };
    for (const person of [ada, proved]) {
      expect((await person.post('/account/contactMessages', own)).status).toBe(201);
    }
    const textTo = async (person: { email: string }) =>
      (await mailsTo(person.email)).map(({ textBody }) => textBody).join('');
    expect(await textTo(ada)).not.toContain('When does it leave?');
    expect(await textTo(grace)).toContain('> When does it leave?');
    const told = await agency('Own ferry');
    expect(told.map(({ replyTo }) => replyTo).sort()).toEqual([ada.email, grace.email].sort());
    expect((await world.anonymous.post('/account/contactMessages', own)).status).toBe(401);
  });
});

it('aren’t written without an address of the agency; the message is only stored', async () => {
  const real = await createTestApp({ env: PRODUCTION_ENV });
  try {
    expect((await real.anonymous.post('/contactMessages', message)).status).toBe(201);
    expect(await real.db.orm.select().from(contactMessages)).toHaveLength(1);
    const mails = await real.db.orm.select().from(mailOutbox);
    expect(mails.map(({ recipient }) => recipient)).toEqual([message.email]);
  } finally {
    await real.close();
  }
});
