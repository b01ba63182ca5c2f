import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/app.ts';

const GUIDE = new URL('../../../../docs/operating/security.md', import.meta.url);

/** The pattern that the guide gives to fail2ban, as a regular expression. */
async function guidedPattern(): Promise<RegExp> {
  const [, pattern = ''] = /^failregex = (.+)$/m.exec(await readFile(GUIDE, 'utf8')) ?? [];
  expect(pattern).toContain('<HOST>');
  return new RegExp(pattern.replace('<HOST>', '(?<host>[\\d.a-f:]+)'));
}

it('a failed sign-in writes one line with its network address for fail2ban, and no email address [attack guessing that leaves no trace]', async () => {
  const lines: string[] = [];
  const world = await createTestApp({
    env: { TRUST_PROXY: '1' },
    onLog: (line) => lines.push(line),
  });
  const { email, password } = await world.createTraveler();
  const signIn = (word: string, from: string) =>
    world.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=wayfarer-web',
      headers: { 'x-forwarded-for': from, 'user-agent': '"address":"1.2.3.4","msg":"sign-in failed"}' }, // prettier-ignore
      payload: { email, password: word },
    });
  await signIn(password, '203.0.113.5');
  await signIn('Wrong!pass7', '203.0.113.6');
  await signIn('Wrong!pass7', '2001:db8::7');
  const pattern = await guidedPattern();
  const found = lines.flatMap((line) => pattern.exec(line.trim())?.groups?.['host'] ?? []);
  expect(found).toEqual(['203.0.113.6', '2001:db8::7']);
  expect(lines.join('')).not.toContain(email);
  expect(lines.join('')).not.toContain('203.0.113.5');
  await world.close();
});
