import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { callerWith } from './caller.ts';
import { TestClock } from './test-clock.ts';

let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await createTestApp();
  there = await createTestApp({ db: here.db, clock: new TestClock() });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

it('a token is accepted by a process whose clock is 30 s off, and gets a 401 if it is 2 h off', async () => {
  const { token } = await here.createTraveler();
  const caller = callerWith(there.app, { authorization: `Bearer ${token}` });
  const answers: Record<string, number> = {};
  for (const seconds of [-7200, -31, -30, 0, 30, 7200]) {
    there.clock.set(new Date(here.clock.now().getTime() + seconds * 1000));
    answers[`${seconds} s`] = (await caller.get('/account')).status;
  }
  expect(answers).toEqual({
    '-7200 s': 401,
    '-31 s': 401,
    '-30 s': 200,
    '0 s': 200,
    '30 s': 200,
    '7200 s': 401,
  });
});
