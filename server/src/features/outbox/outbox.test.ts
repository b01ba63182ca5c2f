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
      html: '<p>never shown</p>',
    });
    clock.advance(1000);
  }
  return world;
}

describe('the outbox of the demonstration', () => {
  it('shows everybody the mails, newest first, as text alone', async () => {
    const { anonymous } = await withTwoMails();
    const { status, body, headers } = await anonymous.get('/outbox');
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({ to: 'ada@example.com', subject: 'Second', text: 'Second\n' }),
      expect.objectContaining({ subject: 'First' }),
    ]);
    expect(JSON.stringify(body)).not.toContain('never shown');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('is not there where mail is really sent', async () => {
    const { anonymous } = await withTwoMails({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const { status, body } = await anonymous.get('/outbox');
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect(JSON.stringify(body)).not.toContain('ada@example.com');
  });
});
