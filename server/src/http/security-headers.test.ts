import { expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { pagePolicy } from './security-headers.ts';

/** The policy of pages under these settings, source lists by directive. */
function policyOf(env: Record<string, string>): Record<string, string[]> {
  const text = pagePolicy(loadConfig(env), { scriptHashes: [], styleHashes: [] });
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

it("lets Firebase's sign-in and its bot check load, and with the embedded service nothing foreign", () => {
  const own = policyOf({});
  for (const directive of ['script-src', 'connect-src', 'frame-src']) {
    expect([directive, own[directive]]).toEqual([directive, ["'self'"]]);
  }
  const policy = policyOf({
    FIREBASE_PROJECT_ID: 'shop',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  });
  expect(policy['script-src']).toEqual([
    "'self'",
    'https://apis.google.com',
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  expect(policy['connect-src']).toContain('https://www.google.com/recaptcha/');
  expect(policy['frame-src']).toEqual([
    "'self'",
    'https://shop.firebaseapp.com',
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ]);
});
