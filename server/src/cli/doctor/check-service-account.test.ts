import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { checkServiceAccount } from './check-services.ts';

const FIREBASE = {
  FIREBASE_PROJECT_ID: 'p',
  FIREBASE_API_KEY: 'k',
  FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com',
};

it('says nothing without Firebase; without a service account, says how far blocks reach', async () => {
  expect(await checkServiceAccount(loadConfig({}))).toEqual([]);
  expect(await checkServiceAccount(loadConfig(FIREBASE))).toEqual([
    expect.objectContaining({ state: 'ok', says: expect.stringContaining('refused here') }),
  ]);
});

it('reports a service account that Google doesn’t accept, and what to do', async () => {
  const google = createServer((_request, response) => {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end('{"error":"invalid_grant"}');
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const { port } = google.address() as AddressInfo;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = {
    type: 'service_account',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: 'wayfarer@p.iam.gserviceaccount.com',
    token_uri: `http://127.0.0.1:${port}/token`,
  };
  const config = loadConfig({ ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: JSON.stringify(key) });
  const [found] = await checkServiceAccount(config);
  google.closeAllConnections();
  await new Promise((resolve) => google.close(resolve));
  expect(found).toMatchObject({
    state: 'wrong',
    about: 'blocked accounts',
    says: expect.stringContaining('no access token: 400'),
    remedy: expect.stringContaining('FIREBASE_SERVICE_ACCOUNT'),
  });
});
