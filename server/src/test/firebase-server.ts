/**
 * The part of Google's identity service that Firebase's Admin SDK uses, and the calls of a person's browser, as
 * documented at https://docs.cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/update and
 * https://developers.google.com/identity/protocols/oauth2/service-account
 */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { importSPKI, jwtVerify } from 'jose';
import type { ServiceAccount } from '../config/service-account.ts';
import type { Clock } from '../ports.ts';

export const FIREBASE_PROJECT = 'travel-example';

interface FirebaseUser {
  email: string;
  disabled: boolean;
}

type Answer = [status: number, body: object];

export interface FirebaseServer {
  apiBase: string;
  serviceAccount: ServiceAccount;
  /** The users by id. On this server, the id is also the person's ID token. */
  users: Map<string, FirebaseUser>;
  calls: string[];
  /** If set, the answer to every call. */
  trouble: Answer | null;
  revokeTokens(): void;
  asPerson(method: 'delete' | 'signUp', body: object): Promise<{ status: number; code: string }>;
  close(): Promise<void>;
}

const refused = (status: number, message: string): Answer => [
  status,
  { error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
];

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

export async function openFirebaseServer(clock: Clock): Promise<FirebaseServer> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const tokens = new Map<string, number>();
  const users = new Map<string, FirebaseUser>();

  const giveToken = async (form: string): Promise<Answer> => {
    const given = new URLSearchParams(form);
    if (given.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return [400, { error: 'unsupported_grant_type' }];
    const { payload } = await jwtVerify(
      given.get('assertion') ?? '',
      await importSPKI(publicKey, 'RS256'),
      {
        algorithms: ['RS256'],
        issuer: serviceAccount.clientEmail,
        audience: serviceAccount.tokenUri,
        currentDate: clock.now(),
      },
    );
    const { exp = 0, iat = 0, scope } = payload;
    if (exp - iat > 3600 || !String(scope).includes('/auth/identitytoolkit'))
      return [400, { error: 'invalid_grant' }];
    const token = randomUUID();
    tokens.set(token, clock.now().getTime() + 3_599_000);
    return [200, { access_token: token, expires_in: 3599, token_type: 'Bearer' }];
  };

  const asAdmin = (method: string, body: Record<string, unknown>): Answer => {
    if (method === 'lookup') return [200, { kind: 'identitytoolkit#GetAccountInfoResponse' }];
    const user = users.get(String(body['localId']));
    if (!user) return refused(400, 'USER_NOT_FOUND');
    user.disabled = body['disableUser'] === true;
    return [200, { localId: body['localId'], email: user.email }];
  };

  const asPerson = (method: string, { email, idToken }: Record<string, unknown>): Answer => {
    if (method === 'signUp') {
      const taken = [...users.values()].some((user) => user.email === email);
      if (taken) return refused(400, 'EMAIL_EXISTS');
      users.set(randomUUID(), { email: String(email), disabled: false });
      return [200, {}];
    }
    const user = users.get(String(idToken));
    if (!user) return refused(400, 'USER_NOT_FOUND');
    if (user.disabled)
      return refused(
        400,
        'USER_DISABLED : The user account has been disabled by an administrator.',
      );
    users.delete(String(idToken));
    return [200, {}];
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const text = await textOf(request);
    const [, project, method = 'token'] =
      /^\/v1\/(?:projects\/([^/]+)\/)?accounts:(\w+)$/.exec(pathname) ?? [];
    server.calls.push(method === 'token' ? method : `accounts:${method}`);
    if (server.trouble) return server.trouble;
    if (pathname === '/token') return giveToken(text);
    const body = JSON.parse(text) as Record<string, unknown>;
    if (project === undefined) return asPerson(method, body);
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    if (clock.now().getTime() >= (tokens.get(token) ?? 0))
      return refused(401, 'Request had invalid authentication credentials.');
    return project === FIREBASE_PROJECT ? asAdmin(method, body) : refused(403, 'PERMISSION_DENIED');
  };

  const http = createServer((request, response) => {
    void reply();
    async function reply() {
      const [status, body] = await answer(request).catch((): Answer => [
        400,
        { error: 'invalid_grant' },
      ]);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    }
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const apiBase = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const serviceAccount: ServiceAccount = {
    clientEmail: `wayfarer@${FIREBASE_PROJECT}.iam.gserviceaccount.com`,
    privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    tokenUri: `${apiBase}/token`,
  };
  const server: FirebaseServer = {
    apiBase,
    serviceAccount,
    users,
    calls: [],
    trouble: null,
    revokeTokens: () => tokens.clear(),
    asPerson: async (method, body) => {
      const reply = await fetch(`${apiBase}/v1/accounts:${method}?key=web`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      const { error } = (await reply.json()) as { error?: { message: string } };
      return { status: reply.status, code: error?.message.split(' ')[0] ?? '' };
    },
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  return server;
}
