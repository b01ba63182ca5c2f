import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox, newsletterSubscriptions } from '../../db/tables.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

describe('the newsletter', () => {
  const subscribe = (email: string) =>
    world.anonymous.post('/newsletterSubscriptions', { email, consent: true });
  const mailsTo = (email: string) =>
    world.db.orm.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));

  it('requires consent', async () => {
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

  it('always answers the same, and asks the mailbox first, once [attack newsletter for a stranger]', async () => {
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

  it('asks again after some hours, and only the newest email is valid; a confirmation is possible for a week', async () => {
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

  it('keeps subscribers from before there were confirmations', async () => {
    await world.db.sql.query(
      `insert into newsletter_subscriptions (id, email, email_key, token_hash, consented_at)
       values ('old', 'old@example.com', 'old@example.com', 'old', '2020-01-01')`,
    );
    await subscribe('old@example.com');
    await world.runJob('forget-unconfirmed-readers');
    expect(await mailsTo('old@example.com')).toEqual([]);
    expect(await rowOf('old@example.com')).toMatchObject({ unsubscribedAt: null });
  });

  it('can be left with the token, and joined again by confirming', async () => {
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

  it('is left by one POST from a mail program, and not by opening the link [incident a mail program that opens every link]', async () => {
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
