import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { UndeliveredError, type OutgoingMail } from '../../mail-ports.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { TestPerson } from '../../test/people.ts';

const taken: OutgoingMail[] = [];
let refusal: Error | undefined;
let world: TestApp;
let owner: TestPerson;
beforeAll(async () => {
  world = await createTestApp({
    env: { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'hello@example.com' },
    mailer: {
      deliver: async (mail) => {
        if (refusal) throw refusal;
        taken.push(mail);
      },
    },
  });
  owner = await world.createAdministrator();
});
beforeEach(() => {
  taken.length = 0;
  refusal = undefined;
});
afterAll(() => world.close());

it('sends an email to the caller at once, and says that it was accepted', async () => {
  const { status, body } = await owner.post('/operator/mailTrial');
  expect([status, body]).toEqual([200, { result: 'sent', to: owner.email, answer: '' }]);
  expect(taken).toMatchObject([{ to: owner.email, subject: 'Test email from Wayfarer' }]);
  const { rows } = await world.db.sql.query(
    'select 1 from mail_outbox where recipient = $1 and subject like $2',
    [owner.email, 'Test email%'],
  );
  expect(rows).toEqual([]);
  const log = await owner.get('/audit');
  expect(log.body[0]).toMatchObject({ action: 'mail_server_tried', detail: { result: 'sent' } });
});

it('reports the codes with which the mail server refused it', async () => {
  refusal = new UndeliveredError('EAUTH', '535 5.7.8 at AUTH PLAIN', false);
  const { body } = await owner.post('/operator/mailTrial');
  expect(body).toEqual({ result: 'refused', to: owner.email, answer: '535 5.7.8 at AUTH PLAIN' });
});

it('requires the permission to change settings', async () => {
  expect((await world.anonymous.post('/operator/mailTrial')).status).toBe(401);
  const traveler = await world.createTraveler();
  expect((await traveler.post('/operator/mailTrial')).status).toBe(403);
  expect(taken).toEqual([]);
});

it('reports if there is no mail server at all', async () => {
  const beside = await createTestApp();
  const other = await beside.createAdministrator();
  expect((await other.post('/operator/mailTrial')).body).toMatchObject({ result: 'kept' });
  await beside.close();
});
