import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const FIREBASE = {
  FIREBASE_PROJECT_ID: 'p',
  FIREBASE_API_KEY: 'k',
  FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com',
};
const pem = (type: 'rsa' | 'ed25519') => {
  const { privateKey } =
    type === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync(type);
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
};
const KEY = {
  type: 'service_account',
  project_id: 'p',
  private_key_id: '1',
  private_key: pem('rsa'),
  client_email: 'wayfarer@p.iam.gserviceaccount.com',
  token_uri: 'https://oauth2.googleapis.com/token',
};

const load = (value: string, env: Record<string, string> = FIREBASE) =>
  loadConfig({ ...env, FIREBASE_SERVICE_ACCOUNT: value }).identity;
const base64 = (text: string) => Buffer.from(text).toString('base64');

it('a service account is read from its key file, as it is or in base64', () => {
  const json = JSON.stringify(KEY, null, 2);
  for (const value of [json, base64(json)])
    expect(load(value)).toEqual({
      kind: 'firebase',
      projectId: 'p',
      apiKey: 'k',
      authDomain: 'p.firebaseapp.com',
      serviceAccount: {
        clientEmail: KEY.client_email,
        privateKey: KEY.private_key,
        tokenUri: KEY.token_uri,
      },
    });
  expect(loadConfig(FIREBASE).identity).not.toHaveProperty('serviceAccount');
});

it.each([
  ['a path', '/etc/wayfarer/service-account.json'],
  ['another kind of credentials', JSON.stringify({ ...KEY, type: 'authorized_user' })],
  ['no key', JSON.stringify({ ...KEY, private_key: undefined })],
  ['half a key', JSON.stringify({ ...KEY, private_key: KEY.private_key.slice(0, 900) })],
  ['a key that Google does not use', JSON.stringify({ ...KEY, private_key: pem('ed25519') })],
  [
    'an address in clear text',
    JSON.stringify({ ...KEY, token_uri: 'http://oauth2.example/token' }),
  ],
  ['half a file', base64(JSON.stringify(KEY).slice(0, 300))],
])('%s is refused without being repeated', (_what, value) => {
  const loading = () => load(value);
  expect(loading).toThrow(ConfigError);
  expect(loading).toThrow(
    'FIREBASE_SERVICE_ACCOUNT must be the JSON key file of a service account, in base64',
  );
});

it('a service account is only for Firebase', () => {
  expect(() => load(JSON.stringify(KEY), {})).toThrow(
    'FIREBASE_SERVICE_ACCOUNT needs the other FIREBASE_ variables',
  );
});
