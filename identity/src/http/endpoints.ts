import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAuthUri } from '../accounts/sign-in/create-auth-uri.ts';
import { deleteAccount } from '../accounts/change/delete.ts';
import { lookup } from '../accounts/lookup.ts';
import { project, recaptchaConfig } from '../accounts/project-settings.ts';
import { resetPassword } from '../accounts/action-codes/reset-password.ts';
import { sendOobCode } from '../accounts/action-codes/send-oob-code.ts';
import { signInWithEmailLink } from '../accounts/sign-in/sign-in-with-email-link.ts';
import { signInWithIdp } from '../accounts/sign-in/sign-in-with-idp.ts';
import { signInWithPassword } from '../accounts/sign-in/sign-in-with-password.ts';
import { signUp } from '../accounts/sign-in/sign-up.ts';
import { token } from '../accounts/sign-in/token.ts';
import { update } from '../accounts/update.ts';
import type { Call, Deps, Endpoint } from '../deps.ts';
import { bodyOf } from '../protocol/fields.ts';
import { limitKeyOf } from '../limits/client-address.ts';
import { passwordPolicyAnswer } from '../passwords/policy.ts';

const MAX_USER_AGENT = 256;

const ACCOUNTS: Readonly<Record<string, Endpoint>> = {
  signUp,
  signInWithPassword,
  signInWithIdp,
  signInWithEmailLink,
  lookup,
  update,
  delete: deleteAccount,
  sendOobCode,
  resetPassword,
  createAuthUri,
};

/** Mounts the calls under /identitytoolkit.googleapis.com. */
export function mountToolkit(scope: FastifyInstance, deps: Deps): void {
  for (const [name, endpoint] of Object.entries(ACCOUNTS)) {
    // In Fastify's paths, two colons stand for one; a single colon would start a parameter.
    post(scope, deps, `/v1/accounts::${name}`, endpoint);
  }
  scope.get('/v2/passwordPolicy', () => passwordPolicyAnswer());
  scope.get('/v2/recaptchaConfig', () => recaptchaConfig());
  scope.get('/v1/projects', () => project(deps));
}

/** Mounts the calls under /securetoken.googleapis.com. */
export function mountSecureToken(scope: FastifyInstance, deps: Deps): void {
  post(scope, deps, '/v1/token', token);
}

function post(scope: FastifyInstance, deps: Deps, path: string, endpoint: Endpoint): void {
  scope.post(path, (request) => endpoint(deps, callOf(deps, request)));
}

function callOf(deps: Deps, request: FastifyRequest): Call {
  const address = deps.options.trustedAddress(request);
  const locale = String(request.headers['x-firebase-locale'] ?? '');
  return {
    body: bodyOf(request.body),
    address,
    network: limitKeyOf(address),
    userAgent: (request.headers['user-agent'] ?? '')
      .slice(0, MAX_USER_AGENT)
      .replaceAll(/[^\x20-\x7e]/g, '?'),
    locale: /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(locale) ? locale : 'en',
  };
}
