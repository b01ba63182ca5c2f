import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';

let world: TestApp | undefined;
afterEach(() => world?.close());

async function withTwoMails(env: Record<string, string> = {}): Promise<TestApp> {
  world = await createTestApp({ env });
  const { context, clock, db } = world;
  for (const subject of ['First', 'Second']) {
    await context.mail.enqueue(db.orm, {
      to: 'ada@example.com',
      subject,
      text: `${subject}\n`,
      html: `<html><head></head><body><p style="color:red">${subject}, designed</p></body></html>`,
    });
    clock.advance(1000);
  }
  return world;
}

describe('the outbox of the demonstration', () => {
  it('shows the emails to everyone, newest first, as plain text', async () => {
    const { anonymous } = await withTwoMails();
    const { status, body, headers } = await anonymous.get('/outbox');
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({ to: 'ada@example.com', subject: 'Second', text: 'Second\n' }),
      expect.objectContaining({ subject: 'First' }),
    ]);
    expect(JSON.stringify(body)).not.toContain('designed');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('shows each email as it looks, in a frame of the site that runs nothing [attack a script in an email of the outbox]', async () => {
    const { anonymous } = await withTwoMails();
    const [{ _id: id }] = (await anonymous.get('/outbox')).body;
    const { status, body, headers } = await anonymous.get(`/outbox/${id}/html`);
    expect(status).toBe(200);
    expect(body).toContain('<p style="color:red">Second, designed</p>');
    expect(body).toContain('<base target="_blank">');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "frame-ancestors 'self'",
        "form-action 'none'",
      ]),
    );
    const sandbox = policy.find((part) => part.startsWith('sandbox'));
    expect(sandbox).not.toMatch(/allow-(?:scripts|same-origin|forms|top)/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect((await anonymous.get('/outbox/nothing/html')).status).toBe(404);
  });

  it('doesn’t exist if email is really sent', async () => {
    const { anonymous } = await withTwoMails({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const { rows } = await (world as TestApp).db.sql.query<{ id: string }>(
      'select id from mail_outbox',
    );
    expect((await anonymous.get(`/outbox/${rows[0]?.id}/html`)).status).toBe(404);
    const { status, body } = await anonymous.get('/outbox');
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect(JSON.stringify(body)).not.toContain('ada@example.com');
  });
});
