import { FRESH_SIGN_IN_MINUTES, may, type Call } from '@wayfarer/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor, AppContext } from '../../context.ts';
import { InvalidTokenError, type VerifiedIdentity } from '../../ports.ts';
import { ProblemError } from '../../problem-error.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const MAX_TOKEN_LENGTH = 8192;
const UNCHECKED_RETRY_S = 10;
const FRESH_MS = FRESH_SIGN_IN_MINUTES * 60_000;

/**
 * Verifies the bearer token of the Authorization header (nowhere else is looked) and recognises
 * its user. Throws `not_signed_in` without one, `forbidden` where the call is not for this user.
 */
export async function authenticate(request: FastifyRequest, call: Call): Promise<Actor> {
  const identity = await verify(request);
  const actor = await request.server.findOrCreateUser(identity);
  if (!actor) throw notSignedIn();
  if (!isFor(call, actor)) throw new ProblemError('forbidden', 'You are not allowed to do this.');
  request.actor = actor;
  return actor;
}

function isFor(call: Call, { role, staff }: Actor): boolean {
  if (call.auth === 'admin') return role === 'administrator';
  if (call.auth === 'staff') return staff !== null && may(staff.role, staff.extra, call.permission);
  return true;
}

/** Refuses who signed in longer ago: a session that was left open or stolen does not suffice. */
export function assertFreshSignIn(
  { clock }: Pick<AppContext, 'clock'>,
  { authTime, unchecked }: Pick<Actor, 'authTime' | 'unchecked'>,
): void {
  if (unchecked) {
    const message = 'Your sign-in cannot be checked right now; please try again in a moment.';
    throw new ProblemError('unavailable', message, { retryAfter: UNCHECKED_RETRY_S });
  }
  if (clock.now().getTime() - authTime.getTime() <= FRESH_MS) return;
  throw new ProblemError('sign_in_again', 'Please confirm that it is you, then try again.');
}

async function verify(request: FastifyRequest): Promise<VerifiedIdentity> {
  const header = request.headers.authorization ?? '';
  const token = header.length <= MAX_TOKEN_LENGTH ? BEARER.exec(header)?.[1] : undefined;
  if (token === undefined) throw notSignedIn();
  try {
    return await request.server.verifier.verify(token);
  } catch (error) {
    if (error instanceof InvalidTokenError) throw notSignedIn();
    throw error;
  }
}

function notSignedIn(): ProblemError {
  return new ProblemError('not_signed_in', 'Please sign in.');
}
