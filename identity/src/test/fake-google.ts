import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { KoaContext, Provider } from 'oidc-provider';
import type { GoogleOptions } from '../options.ts';

/** The person who uses the fake Google, and that person's behavior. */
interface FakeVisitor {
  sub: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** True if the visitor presses 'cancel' instead of choosing an account. */
  cancels: boolean;
}

export interface FakeGoogle {
  readonly options: GoogleOptions;
  readonly visitor: FakeVisitor;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'wayfarer', clientSecret: 'a-secret-of-the-operator' };

/** A certified OpenID provider that stands in for Google. It has one visitor, who responds immediately. */
export async function startFakeGoogle(redirectUri: string): Promise<FakeGoogle> {
  const visitor: FakeVisitor = {
    sub: 'google-1',
    email: 'gina@example.com',
    emailVerified: true,
    name: 'Gina',
    cancels: false,
  };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = await createProvider(issuer, redirectUri, visitor);
  const callback = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/'))
      void interact(provider, visitor, request, response);
    else callback(request, response);
  });
  return {
    options: { ...CLIENT, discoveryUrl: `${issuer}/.well-known/openid-configuration` },
    visitor,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function interact(
  provider: Provider,
  visitor: FakeVisitor,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt } = await provider.interactionDetails(request, response);
  const result = visitor.cancels
    ? { error: 'access_denied' }
    : { [prompt.name]: {}, login: { accountId: visitor.sub } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
}

async function createProvider(
  issuer: string,
  redirectUri: string,
  visitor: FakeVisitor,
): Promise<Provider> {
  // Imported only when it is needed, because it logs warnings on import.
  const { Provider, interactionPolicy } = await import('oidc-provider');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  policy.unshift(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['cookie-key'] },
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy,
      url: (_context: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}`,
    },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: visitor.email,
        email_verified: visitor.emailVerified,
        name: visitor.name,
        picture: 'javascript:alert(1)',
      }),
    }),
    loadExistingGrant: async ({ oidc }: KoaContext) => {
      const grant = new provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
      Grant: 60,
    },
  });
  return provider;
}
