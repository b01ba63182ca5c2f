import argon2 from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { PasswordHasher } from './password-hasher.ts';

it('does the same work for a wrong password, an unknown account and one without a password', async () => {
  const hasher = new PasswordHasher(
    { memoryKiB: 128, passes: 2, lanes: 1 },
    { concurrency: 1, queue: 4 },
  );
  const stored = await hasher.hash('192.0.2.1', 'Right-one!7');
  const checks = vi.spyOn(argon2, 'verify');
  const answers = await hasher.withPlace('192.0.2.1', async (place) => [
    await place.matches(stored, 'Wrong-one!7'),
    await place.matches(null, 'Wrong-one!7'),
  ]);
  expect(answers).toEqual([false, false]);
  expect(checks).toHaveBeenCalledTimes(2);
  const [wrong, unknown] = checks.mock.calls.map(([hash, password]) => [
    argon2.parseOptions(String(hash)),
    String(hash).length,
    password,
  ]);
  expect(unknown).toEqual(wrong);
});
