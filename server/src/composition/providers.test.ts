import { PASSWORD_LENGTH, PASSWORD_SYMBOLS } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

it('the identity service and the contract agree on passwords', async () => {
  const answer = await world.app.inject(
    '/identitytoolkit.googleapis.com/v2/passwordPolicy?key=wayfarer-web',
  );
  const policy = answer.json<{
    allowedNonAlphanumericCharacters: string[];
    customStrengthOptions: { minPasswordLength: number; maxPasswordLength: number };
  }>();
  expect(policy.allowedNonAlphanumericCharacters.sort()).toEqual([...PASSWORD_SYMBOLS].sort());
  expect(policy.customStrengthOptions.minPasswordLength).toBe(PASSWORD_LENGTH.min);
  expect(policy.customStrengthOptions.maxPasswordLength).toBe(PASSWORD_LENGTH.max);
});

it('tokens and card keys survive a restart', async () => {
  const person = await world.createTraveler();
  const next = await createTestApp({ db: world.db, clock: world.clock });
  const headers = { authorization: `Bearer ${person.token}` };
  expect((await next.anonymous.get('/account', headers)).body).toMatchObject({ _id: person.uid });
  const before = (await world.anonymous.get('/payments/config')).body;
  const after = (await next.anonymous.get('/payments/config')).body;
  expect(after).toEqual(before);
  expect(before).toMatchObject({
    mode: 'sandbox',
    scriptUrl: '/card-sandbox/stripe.js',
    currency: 'usd',
  });
  await next.close();
});

it("the card sandbox's wallet can be left out of the pages", async () => {
  const env = { CARD_SANDBOX_WALLET: 'hide' };
  const next = await createTestApp({ db: world.db, clock: world.clock, env });
  const { body } = await next.anonymous.get('/payments/config');
  expect(body).toMatchObject({ scriptUrl: '/card-sandbox/stripe.js?wallet=none' });
  const { scriptUrl } = body as { scriptUrl: string };
  expect((await next.app.inject(scriptUrl)).statusCode).toBe(200);
  await next.close();
});
