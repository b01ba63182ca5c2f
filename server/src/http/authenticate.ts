import type { FastifyRequest } from 'fastify';
import { InvalidTokenError, type VerifiedIdentity } from '../ports.ts';
import { ProblemError } from '../problem-error.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const MAX_TOKEN_LENGTH = 8192;

/**
 * Verifies the bearer token of the Authorization header (nowhere else is looked) and recognises
 * its user. Throws `not_signed_in` without one, `forbidden` where an administrator is needed.
 */
export async function authenticate(request: FastifyRequest, administrator: boolean): Promise<void> {
  const identity = await verify(request);
  const actor = await request.server.recognise(identity);
  if (!actor) throw notSignedIn();
  if (administrator && actor.role !== 'administrator') {
    throw new ProblemError('forbidden', 'Only administrators may do this.');
  }
  request.actor = actor;
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
