import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages, mailOutbox, newsletterSubscriptions } from '../../db/tables.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerWith } from '../../test/caller.ts';
import { identityCall } from '../../test/people.ts';

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

describe('the mails about a message', () => {
  const mailsTo = (email: string) =>
    world.db.orm.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  const agency = async (subject: string) =>
    (await mailsTo('journeys@example.com')).filter((mail) => mail.subject.includes(subject));

  it('the agency gets it at once and answers its writer, whose text stays text [attack contact mail header injection]', async () => {
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
    expect(mail?.textBody).toContain('E-mail: eve@example.com (not verified)');
    expect(mail?.textBody).toContain('> First line\n> \n> Safe travels,\n> Wayfarer\n> <script>');
    expect(mail?.htmlBody).not.toContain('<script>');
  });

  it('the address that was typed gets a few fixed words, and those three times a day [attack contact form as a mail relay]', async () => {
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

  it('who is signed in writes from the account’s address, and gets a copy once it is proved', async () => {
    world.clock.advance(3_600_000);
    const [ada, grace] = [await world.createTraveller(), await world.createTraveller()];
    await world.identity.admin.setEmailVerified(grace.uid, true);
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

it('without an address of the agency a message only stands in the database', async () => {
  const env = {
    MODE: 'production',
    PUBLIC_URL: 'https://wayfarer.test',
    APP_SECRET: '0123456789abcdef'.repeat(4),
    ALLOW_CARD_SANDBOX: 'yes',
  };
  const real = await createTestApp({ env });
  try {
    expect((await real.anonymous.post('/contactMessages', message)).status).toBe(201);
    expect(await real.db.orm.select().from(contactMessages)).toHaveLength(1);
    const mails = await real.db.orm.select().from(mailOutbox);
    expect(mails.map(({ recipient }) => recipient)).toEqual([message.email]);
  } finally {
    await real.close();
  }
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

  const rowOf = async (email: string) => {
    const rows = await world.db.orm
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.emailKey, email.toLowerCase()));
    return rows[0];
  };
  const tokenIn = (text = '', page: 'confirm' | 'unsubscribe') =>
    new RegExp(`http://wayfarer\\.test/newsletter/${page}\\?token=([\\w.-]+)`).exec(text)?.[1];
  const confirm = (token: unknown) =>
    world.anonymous.post('/newsletterSubscriptions/confirm', { token });
  const confirmed = async (email: string) => {
    await subscribe(email);
    const mails = await mailsTo(email);
    return confirm(tokenIn(mails.at(-1)?.textBody, 'confirm'));
  };
  const leaveToken = async (email: string) => {
    const welcome = (await mailsTo(email)).filter(({ unsubscribeUrl }) => unsubscribeUrl !== null);
    return tokenIn(welcome.at(-1)?.textBody, 'unsubscribe');
  };

  it('answers the same again, and asks the mailbox first, once [attack newsletter for a stranger]', async () => {
    const email = 'Reader@example.com';
    const answers = [await subscribe(email), await subscribe('reader@EXAMPLE.com')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [201, { received: true }],
      [201, { received: true }],
    ]);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your subscription']);
    const token = tokenIn(mails[0]?.textBody, 'confirm') ?? '';
    const row = await rowOf(email);
    expect(row).toMatchObject({ consentedAt: world.clock.now(), confirmedAt: null });
    expect(token).not.toContain(row?.confirmationHash);

    for (const wrong of ['guess', `${row?.id}.guess`, `${row?.id}.${row?.confirmationHash}`]) {
      expect((await confirm(wrong)).body).toEqual({ confirmed: false });
    }
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null });
    world.clock.advance(60_000);
    expect((await confirm(token)).body).toEqual({ confirmed: true });
    expect(await rowOf(email)).toMatchObject({
      confirmationHash: null,
      confirmedAt: world.clock.now(),
    });
    expect((await confirm(token)).body).toEqual({ confirmed: false });
    await subscribe(email);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Confirm your subscription',
      'You are on the list',
    ]);
  });

  it('asks again after some hours, and by the newest mail alone; a confirmation has a week', async () => {
    const email = 'slow@example.com';
    await subscribe(email);
    world.clock.advance(7 * 3_600_000);
    await subscribe(email);
    const [first, second] = (await mailsTo(email)).map(({ textBody }) =>
      tokenIn(textBody, 'confirm'),
    );
    expect((await confirm(first)).body).toEqual({ confirmed: false });
    world.clock.advance(8 * 86_400_000);
    expect((await confirm(second)).body).toEqual({ confirmed: false });
    await world.runJob('forget-unconfirmed-readers');
    expect(await rowOf(email)).toBeUndefined();
  });

  it('subscribers from before there were confirmations stay', async () => {
    await world.db.sql.query(
      `insert into newsletter_subscriptions (id, email, email_key, token_hash, consented_at)
       values ('old', 'old@example.com', 'old@example.com', 'old', '2020-01-01')`,
    );
    await subscribe('old@example.com');
    await world.runJob('forget-unconfirmed-readers');
    expect(await mailsTo('old@example.com')).toEqual([]);
    expect(await rowOf('old@example.com')).toMatchObject({ unsubscribedAt: null });
  });

  it('lets one leave by the token, and come back by confirming', async () => {
    const email = 'leaver@example.com';
    expect((await confirmed(email)).body).toEqual({ confirmed: true });
    const token = await leaveToken(email);
    const wrong = await world.anonymous.post('/newsletterSubscriptions/unsubscribe', {
      token: 'guess',
    });
    expect(wrong.body).toEqual({ received: true });
    expect(await rowOf(email)).toMatchObject({ unsubscribedAt: null });
    await world.anonymous.post('/newsletterSubscriptions/unsubscribe', { token });
    expect(await rowOf(email)).toMatchObject({ unsubscribedAt: world.clock.now() });
    world.clock.advance(7 * 3_600_000);
    await subscribe(email);
    expect(await rowOf(email)).not.toMatchObject({ unsubscribedAt: null });
    const mails = await mailsTo(email);
    await confirm(tokenIn(mails.at(-1)?.textBody, 'confirm'));
    expect(await rowOf(email)).toMatchObject({ unsubscribedAt: null });
  });

  it('is left by the one POST of a mail program, and not by looking at the address', async () => {
    const press = (url: string, type: string, payload: string) =>
      world.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    const form = 'application/x-www-form-urlencoded';
    const parts =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    for (const [email, type, body] of [
      ['one@example.com', form, 'List-Unsubscribe=One-Click'],
      ['two@example.com', 'multipart/form-data; boundary=b', parts],
    ] as const) {
      await confirmed(email);
      const mail = (await mailsTo(email)).find(({ unsubscribeUrl }) => unsubscribeUrl !== null);
      const { pathname, search } = new URL(mail?.unsubscribeUrl ?? '');
      const url = pathname + search;
      await world.app.inject({ method: 'GET', url });
      expect((await press(url, form, 'x=1')).statusCode).toBe(400);
      expect((await press(`${pathname}?token=guess`, form, body)).statusCode).not.toBe(500);
      expect(await rowOf(email)).toMatchObject({ unsubscribedAt: null });
      const answer = await press(url, type, body);
      expect([answer.statusCode, answer.headers['location']]).toEqual([200, undefined]);
      expect(await rowOf(email)).toMatchObject({ unsubscribedAt: world.clock.now() });
    }
  });
});
