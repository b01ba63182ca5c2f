import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '../db/tables.ts';
import { composeMail } from '../mails/mail-layout.ts';
import type { Mail, Mailer } from '../ports.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { deliverMail } from './deliver-mail.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

class FakeMailer implements Mailer {
  readonly sent: Mail[] = [];
  failing = false;
  async deliver(mail: Mail): Promise<void> {
    if (this.failing) throw new Error('the mail server is away');
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
  it('delivers each mail once, even by several processes at a time', async () => {
    const mails = await Promise.all(Array.from({ length: 5 }, enqueue));
    const mailer = new FakeMailer();
    await Promise.all(Array.from({ length: 4 }, () => deliverMail(world.context, mailer)));
    expect(mailer.sent.map(({ to }) => to).sort()).toEqual(mails.map(({ to }) => to).sort());
    expect(await deliverMail(world.context, mailer)).toBe(0);
    expect(await stateOf(mails[0] as Mail)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('loses nothing with a transaction that fails, and sends nothing of it', async () => {
    const mail = composeMail('never@example.com', { subject: 'x', paragraphs: [] });
    const failed = world.db.orm.transaction(async (tx) => {
      await world.context.mail.enqueue(tx, mail);
      throw new Error('business failed');
    });
    await expect(failed).rejects.toThrow('business failed');
    expect(await stateOf(mail)).toBeUndefined();
  });

  it('tries again with growing pauses and gives up in the end', async () => {
    const mail = await enqueue();
    const mailer = new FakeMailer();
    mailer.failing = true;
    const pauses: number[] = [];
    while ((await stateOf(mail))?.state === 'pending') {
      const before = world.clock.now().getTime();
      expect(await deliverMail(world.context, mailer)).toBe(1);
      const row = await stateOf(mail);
      pauses.push((row?.nextAttemptAt.getTime() ?? 0) - before);
      expect(await deliverMail(world.context, mailer)).toBe(0);
      world.clock.set(row?.nextAttemptAt ?? new Date());
    }
    expect(pauses).toHaveLength(10);
    expect(pauses.slice(0, 3)).toEqual([30_000, 60_000, 120_000]);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(6 * 3_600_000);
    expect(await stateOf(mail)).toMatchObject({ state: 'dead', attempts: 10 });
    mailer.failing = false;
    expect(await deliverMail(world.context, mailer)).toBe(0);
  });
});

describe('a composed mail', () => {
  it('escapes what people typed, in HTML, and keeps it on one line in text', () => {
    const mail = composeMail('a@b.cd', {
      subject: 'Hi\r\nBcc: evil@example.com',
      name: '<b>Ada\nBo',
      paragraphs: ['"quoted" & <b>'],
      action: { label: 'Go', url: 'https://x.example/?a="><img>' },
    });
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toMatch(/<script|<b>|<img/);
    expect(mail.html).toContain('Hello &lt;b&gt;Ada Bo,');
    expect(mail.text.split('\n')[0]).toBe('Hello <b>Ada Bo,');
  });
});
