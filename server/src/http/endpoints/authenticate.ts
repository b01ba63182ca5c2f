import { may, type Call } from '@wayfarer/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../context.ts';
import { AccountDisabledError, InvalidTokenError, type VerifiedIdentity } from '../../ports.ts';
import { ProblemError } from '../../problem-error.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const MAX_TOKEN_LENGTH = 8192;

/**
 * Verifies the bearer token in the Authorization header, and finds its user or adds one. Throws `not_signed_in` without
 * a valid token, `account_blocked`, and `forbidden` if this user may not make the call.
 */
export async function authenticate(request: FastifyRequest, call: Call): Promise<Actor> {
  const identity = await verify(request);
  const actor = await request.server.findOrCreateUser(identity);
  if (!actor) throw notSignedIn();
  if (!isFor(call, actor)) throw new ProblemError('forbidden', 'You are not allowed to do this.');
  request.actor = actor;
  return actor;
}

/**
 * Like `authenticate`, but once for all concurrent requests with a token. For calls that are repeated until their
 * answer changes, and that take precedence over new work.
 */
export function authenticateTogether(): typeof authenticate {
  const underWay = new Map<string, Promise<Actor>>();
  return async (request, call) => {
    const { authorization: token = '' } = request.headers;
    const shared =
      underWay.get(token) ?? authenticate(request, call).finally(() => underWay.delete(token));
    underWay.set(token, shared);
    request.actor = await shared;
    return request.actor;
  };
}

function isFor(call: Call, { role, staff }: Actor): boolean {
  if (call.auth === 'admin') return role === 'administrator';
  if (call.auth === 'staff') return staff !== null && may(staff.role, staff.extra, call.permission);
  return true;
}

async function verify(request: FastifyRequest): Promise<VerifiedIdentity> {
  const header = request.headers.authorization ?? '';
  const token = header.length <= MAX_TOKEN_LENGTH ? BEARER.exec(header)?.[1] : undefined;
  if (token === undefined) throw notSignedIn();
  try {
    return await request.server.verifier.verify(token);
  } catch (error) {
    if (error instanceof AccountDisabledError) throw await request.server.accountBlocked();
    if (error instanceof InvalidTokenError) throw notSignedIn();
    throw error;
  }
}

function notSignedIn(): ProblemError {
  return new ProblemError('not_signed_in', 'Please sign in.');
}
