import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '../db/tables.ts';
import { composeMail } from '../mails/written/layout/mail-layout.ts';
import { UndeliveredError, type Mail, type Mailer, type OutgoingMail } from '../mail-ports.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { deliverMail } from './deliver-mail.ts';

let world: TestApp;
const logged: { level: number; msg: string }[] = [];
beforeAll(async () => {
  world = await createTestApp({ onLog: (line) => logged.push(JSON.parse(line)) });
});
afterAll(() => world.close());

class FakeMailer implements Mailer {
  readonly sent: OutgoingMail[] = [];
  readonly tried: OutgoingMail[] = [];
  failing = false;
  refusing = false;
  async deliver(mail: OutgoingMail): Promise<void> {
    this.tried.push(mail);
    if (this.failing) throw new Error('the mail server is away');
    if (this.refusing) throw new UndeliveredError('EENVELOPE', '550 5.1.1 at RCPT TO', true);
    this.sent.push(mail);
  }
}

let count = 0;
async function enqueue(): Promise<Mail> {
  count += 1;
  const mail = composeMail(`mail-${count}@example.com`, { subject: 'Hi', paragraphs: ['text'] });
  await world.db.orm.transaction((tx) => world.context.mail.enqueue(tx, mail));
  return mail;
}
async function stateOf({ to }: Mail) {
  const [row] = await world.db.orm.select().from(mailOutbox).where(eq(mailOutbox.recipient, to));
  return row;
}

describe('the outbox', () => {
  it('delivers each email once, even with several processes at a time', async () => {
    const mails = await Promise.all(Array.from({ length: 5 }, enqueue));
    const mailer = new FakeMailer();
    await Promise.all(Array.from({ length: 4 }, () => deliverMail(world.context, mailer)));
    expect(mailer.sent.map(({ to }) => to).sort()).toEqual(mails.map(({ to }) => to).sort());
    expect(await deliverMail(world.context, mailer)).toBe(0);
    expect(await stateOf(mails[0] as Mail)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('loses nothing in a failed transaction, and sends nothing of it', async () => {
    const mail = composeMail('never@example.com', { subject: 'x', paragraphs: [] });
    const failed = world.db.orm.transaction(async (tx) => {
      await world.context.mail.enqueue(tx, mail);
      throw new Error('business failed');
    });
    await expect(failed).rejects.toThrow('business failed');
    expect(await stateOf(mail)).toBeUndefined();
  });

  it('delivers all that is due in one run', async () => {
    const mails = await Promise.all(Array.from({ length: 25 }, enqueue));
    const mailer = new FakeMailer();
    expect(await deliverMail(world.context, mailer)).toBe(25);
    expect(mailer.sent).toHaveLength(mails.length);
  });

  it('leaves an email that is being sent alone, and the waiting ones to others', async () => {
    const mails = [await enqueue(), await enqueue()];
    const slow = new FakeMailer();
    let answer = () => {};
    const asked = new Promise<void>((tell) => {
      slow.deliver = (mail) => {
        slow.sent.push(mail);
        tell();
        return new Promise((resolve) => (answer = resolve));
      };
    });
    const sending = deliverMail(world.context, slow);
    await asked;
    world.clock.advance(150_000); // a mail server may stay silent for that long
    const other = new FakeMailer();
    expect(await deliverMail(world.context, other)).toBe(1);
    answer();
    await sending;
    expect([...slow.sent, ...other.sent].map(({ to }) => to)).toEqual(mails.map(({ to }) => to));
  });

  it('a process that was away doesn’t undo what another has done since', async () => {
    const mail = await enqueue();
    const slow = new FakeMailer();
    let fail = () => {};
    const asked = new Promise<void>((tell) => {
      slow.deliver = () => {
        tell();
        return new Promise((_resolve, reject) => (fail = () => reject(new Error('too late'))));
      };
    });
    const sending = deliverMail(world.context, slow);
    await asked;
    world.clock.advance(3_600_000);
    expect(await deliverMail(world.context, new FakeMailer())).toBe(1);
    fail();
    await sending;
    expect(await stateOf(mail)).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
  });

  it('begins no further email once it has to stop', async () => {
    const mails = [await enqueue(), await enqueue()];
    const mailer = new FakeMailer();
    const stop = new AbortController();
    const { sent } = mailer;
    mailer.deliver = async (mail) => {
      sent.push(mail);
      stop.abort();
    };
    expect(await deliverMail(world.context, mailer, stop.signal)).toBe(1);
    expect(await stateOf(mails[0] as Mail)).toMatchObject({ state: 'sent' });
    expect(await stateOf(mails[1] as Mail)).toMatchObject({ state: 'pending', attempts: 0 });
    expect(await deliverMail(world.context, new FakeMailer())).toBe(1);
  });

  it('retries with growing pauses for three days, and then reports that it gives up', async () => {
    const mail = await enqueue();
    const mailer = new FakeMailer();
    mailer.failing = true;
    const pauses: number[] = [];
    const began = world.clock.now().getTime();
    logged.splice(0);
    for (;;) {
      const before = world.clock.now().getTime();
      expect(await deliverMail(world.context, mailer)).toBe(1);
      const row = await stateOf(mail);
      if (row?.state !== 'pending') break;
      pauses.push(row.nextAttemptAt.getTime() - before);
      expect(await deliverMail(world.context, mailer)).toBe(0);
      world.clock.set(row.nextAttemptAt);
    }
    expect(pauses.slice(0, 3)).toEqual([30_000, 60_000, 120_000]);
    expect(Math.max(...pauses)).toBe(6 * 3_600_000);
    const days = (world.clock.now().getTime() - began) / 86_400_000;
    expect(days).toBeGreaterThan(2.8);
    expect(days).toBeLessThan(3.5);
    expect(await stateOf(mail)).toMatchObject({ state: 'dead', attempts: pauses.length + 1 });
    const errors = logged.filter(({ level }) => level === 50);
    expect(errors).toMatchObject([{ msg: 'an email was given up and will not be delivered' }]);
    expect(JSON.stringify(logged)).not.toContain(mail.to);
    mailer.failing = false;
    expect(await deliverMail(world.context, mailer)).toBe(0);
  });

  it('doesn’t send what expired while it waited, and says so without the mailbox', async () => {
    const links = ['late@example.com', 'timely@example.com'].map((to) =>
      composeMail(to, { subject: 'A link', paragraphs: ['text'] }),
    ) as [Mail, Mail];
    const expiresAt = new Date(world.clock.now().getTime() + 3_600_000);
    for (const mail of links)
      await world.context.mail.enqueue(world.db.orm, { ...mail, expiresAt });
    const mailer = new FakeMailer();
    mailer.failing = true;
    await deliverMail(world.context, mailer);
    mailer.failing = false;
    world.clock.set(new Date(expiresAt.getTime() - 1));
    mailer.deliver = async (mail) => {
      mailer.sent.push(mail);
      world.clock.set(expiresAt);
    };
    logged.splice(0);
    await deliverMail(world.context, mailer);
    expect(mailer.sent).toHaveLength(1);
    const states = await Promise.all(links.map(stateOf));
    expect(states.map((row) => [row?.state, row?.lastError]).toSorted()).toEqual([
      ['dead', 'expired before it was sent'],
      ['sent', null],
    ]);
    expect(logged).toMatchObject([{ level: 40, msg: 'an email expired before it could be sent' }]);
    expect(JSON.stringify(logged)).not.toContain('@example.com');
  });

  it('gives up at once on a permanent refusal, and says why without the mailbox [incident email refused for good]', async () => {
    const mail = await enqueue();
    const mailer = new FakeMailer();
    mailer.refusing = true;
    logged.splice(0);
    expect(await deliverMail(world.context, mailer)).toBe(1);
    expect(await stateOf(mail)).toMatchObject({
      state: 'dead',
      attempts: 1,
      lastError: '550 5.1.1 at RCPT TO',
    });
    expect(logged).toMatchObject([
      { msg: 'an email was permanently rejected and will not be delivered' },
    ]);
    expect(JSON.stringify(logged)).not.toContain(mail.to);
    world.clock.advance(86_400_000);
    expect(await deliverMail(world.context, mailer)).toBe(0);
  });

  it('retries an email with the same id and date, so that two copies are recognized as one [incident email sent twice]', async () => {
    const began = world.clock.now();
    const mail = await enqueue();
    const mailer = new FakeMailer();
    mailer.failing = true;
    await deliverMail(world.context, mailer);
    world.clock.advance(60_000);
    mailer.failing = false;
    await deliverMail(world.context, mailer);
    const id = (await stateOf(mail))?.id;
    expect(mailer.tried).toHaveLength(2);
    for (const tried of mailer.tried)
      expect(tried).toMatchObject({ messageId: `<${id}@wayfarer.test>`, date: began });
  });

  it('passes on the reply address and the link to unsubscribe', async () => {
    const extras = {
      replyTo: 'grace@example.com',
      autoSubmitted: 'no',
      unsubscribeUrl: 'https://wayfarer.test/newsletter/unsubscribe?token=t',
    } as const;
    const mail = composeMail('list@example.com', { subject: 'x', paragraphs: [] });
    await world.context.mail.enqueue(world.db.orm, { ...mail, ...extras });
    const mailer = new FakeMailer();
    await deliverMail(world.context, mailer);
    expect(mailer.sent).toMatchObject([{ to: mail.to, subject: 'x', ...extras }]);
  });

  it('gets replies to the agency, whose address and number are at the end', async () => {
    const { to } = await enqueue();
    const mailer = new FakeMailer();
    await deliverMail(world.context, mailer);
    const { email, phone } = world.context.config.contact;
    expect(mailer.sent).toMatchObject([{ to, replyTo: email }]);
    for (const form of [mailer.sent[0]?.text, mailer.sent[0]?.html])
      expect(form).toContain(`Reply to this email or call ${phone}.`);
  });

  it('passes on attachments', async () => {
    const calendar = {
      uid: 'b1@wayfarer.test',
      sequence: 1,
      changedAt: world.clock.now().toISOString(),
      firstDay: '2090-06-15',
      lastDay: '2090-06-15',
      title: 'Quiet Bay',
      location: '',
      geo: null,
      description: '',
      url: '',
      canceled: false,
    };
    const mail = { ...composeMail('file@example.com', { subject: 'x', paragraphs: [] }), calendar };
    await world.context.mail.enqueue(world.db.orm, mail);
    const mailer = new FakeMailer();
    await deliverMail(world.context, mailer);
    expect(mailer.sent[0]?.attachments).toEqual([
      {
        name: 'trip.ics',
        type: 'text/calendar; method=PUBLISH; charset=utf-8',
        content: expect.stringContaining('PRODID:-//Wayfarer//Trips//EN\r\n'),
      },
    ]);
  });

  it('sends the current content of an email, and nothing that no longer applies', async () => {
    const mails = [await enqueue(), await enqueue(), await enqueue()];
    const words = { subject: 'Now', text: 'now', html: '<p>now' };
    const mailer = new FakeMailer();
    await deliverMail(world.context, mailer, undefined, async ({ recipient }) => {
      if (recipient === mails[0]?.to) return 'drop';
      return recipient === mails[1]?.to ? words : 'send';
    });
    expect(mailer.sent).toMatchObject([words, { subject: 'Hi', to: mails[2]?.to }]);
  });

  it('deletes a brief email once it is sent', async () => {
    const mail = {
      ...composeMail('gone@example.com', { subject: 'x', paragraphs: [] }),
      brief: true,
    };
    await world.context.mail.enqueue(world.db.orm, mail);
    await world.runJob('forget-mails');
    expect(await stateOf(mail)).toMatchObject({ state: 'pending' });
    await deliverMail(world.context, new FakeMailer());
    await world.runJob('forget-mails');
    expect(await stateOf(mail)).toBeUndefined();
  });

  it('deletes emails after thirty days, except those still to be sent', async () => {
    const [sent, dead] = [await enqueue(), await enqueue()];
    await deliverMail(world.context, new FakeMailer());
    await world.db.orm
      .update(mailOutbox)
      .set({ state: 'dead' })
      .where(eq(mailOutbox.recipient, dead.to));
    const pending = await enqueue();
    world.clock.advance(29 * 86_400_000);
    await world.runJob('forget-mails');
    expect(await stateOf(sent)).toBeDefined();
    world.clock.advance(2 * 86_400_000);
    await world.runJob('forget-mails');
    expect(await Promise.all([sent, dead].map(stateOf))).toEqual([undefined, undefined]);
    expect(await stateOf(pending)).toMatchObject({ state: 'pending' });
  });
});

describe('a composed mail', () => {
  it('escapes what people typed in HTML, and keeps it on one line in text', () => {
    const mail = composeMail('a@b.cd', {
      subject: 'Hi\r\nBcc: evil@example.com',
      name: '<b>Ada\nBo',
      paragraphs: ['"quoted" & <b>'],
      action: { label: 'Go', url: 'https://x.example/?a="><img>' },
    });
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toMatch(/<script|<b>|<img/);
    expect(mail.html).toContain('Hi &lt;b&gt;Ada,');
    expect(mail.text.split('\n')[0]).toBe('Hi <b>Ada,');
  });
});
