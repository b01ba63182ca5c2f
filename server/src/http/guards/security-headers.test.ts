import { expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { pageHeaders } from './security-headers.ts';

const INLINE = { scriptHashes: ["'sha256-script'"], styleHashes: ["'sha256-style'"] };

/** Source lists by directive. */
function policyOf(env: Record<string, string>): Record<string, string[]> {
  const text = pageHeaders(loadConfig(env), INLINE)['content-security-policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const FIREBASE = {
  FIREBASE_PROJECT_ID: 'shop',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
};
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const PROVIDER_DIRECTIVES = ['script-src', 'connect-src', 'frame-src'];

it('let only the page’s own code run, and nothing from anyone else, with the embedded services', () => {
  expect(policyOf({})).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'sha256-script'"],
    'style-src': ["'self'", "'sha256-style'"],
    'img-src': ["'self'", 'data:', 'https:', 'http:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-to': ['csp'],
    'report-uri': ['/csp-reports'],
  });
});

it('let browsers request pictures from other hosts only if the operator allows it', () => {
  const sources = (env: Record<string, string>) => policyOf(env)['img-src'];
  expect(sources({ EXTERNAL_PICTURES: 'hide' })).toEqual(["'self'", 'data:']);
  expect(sources({ EXTERNAL_PICTURES: 'show' })).toContain('https:');
});

it('name a provider if it signs people in or takes their cards, and never allow inline code', () => {
  const hosts = (env: Record<string, string>) =>
    PROVIDER_DIRECTIVES.flatMap((name) => policyOf(env)[name] ?? [])
      .filter((source) => !source.startsWith("'"))
      .map((source) => new URL(source).hostname);
  expect(hosts({})).toEqual([]);
  for (const host of hosts(STRIPE)) expect(host).toMatch(/\.stripe\.com$|^(?:\*\.)?link\.com$/);
  expect(policyOf(STRIPE)['script-src']).toContain('https://js.stripe.com');
  for (const host of hosts(FIREBASE)) expect(host).toMatch(/\.(?:google|googleapis|gstatic)\.com$|^shop\.firebaseapp\.com$/); // prettier-ignore
  for (const env of [{}, STRIPE, FIREBASE, { ...STRIPE, ...FIREBASE }]) {
    const text = pageHeaders(loadConfig(env), INLINE)['content-security-policy'];
    // no wildcards but the subdomains that Stripe's guide requires
    const rest = text?.replaceAll(/https:\/\/\*\.(?:js\.stripe|link)\.com/g, '');
    expect(rest).not.toMatch(/unsafe-|\*/);
  }
});

// docs.stripe.com/security/guide, 'Content Security Policy', Stripe.js and Link, without maps.googleapis.com
const STRIPE_GUIDE = {
  'connect-src': ['https://api.stripe.com', 'https://link.com', 'https://*.link.com'],
  'frame-src': [
    'https://*.js.stripe.com',
    'https://js.stripe.com',
    'https://hooks.stripe.com',
    'https://link.com',
    'https://*.link.com',
  ],
  'img-src': ['https://*.link.com'],
  'script-src': ['https://*.js.stripe.com', 'https://js.stripe.com'],
};

it("[incident Stripe's frames come from other subdomains] allow what Stripe’s guide requires, and nothing else of Stripe’s", () => {
  const foreign = (sources: readonly string[] = []) =>
    sources.filter((source) => source.startsWith('https:')).toSorted();
  const policy = policyOf({ ...STRIPE, EXTERNAL_PICTURES: 'hide' });
  for (const [directive, sources] of Object.entries(STRIPE_GUIDE)) {
    expect(foreign(policy[directive])).toEqual(sources.toSorted());
  }
});

it('let Firebase’s sign-in and its bot check load', () => {
  const policy = policyOf(FIREBASE);
  expect(policy['script-src']).toEqual([
    "'self'",
    "'sha256-script'",
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
