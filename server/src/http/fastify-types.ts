import type { AnyEndpoint } from '@wayfarer/contract';
import type { Actor, AppContext } from '../context.ts';
import type { PolicyViolations } from './guards/csp-reports.ts';
import type { Upload } from './endpoints/bodies/file-bodies.ts';
import type { Uploads } from './guards/limit-uploads.ts';
import type { FastPath } from './cache/fast-path.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { PublicRead } from './endpoints/cached.ts';
import type { IdentityVerifier, VerifiedIdentity } from '../ports.ts';
import type { ProblemError } from '../problem-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    context: AppContext;
    verifier: IdentityVerifier;
    responseCache: ResponseCache;
    /** Filled by `mountCached`, by path. */
    publicReads: Map<string, PublicRead>;
    fastPath: FastPath;
    /** The page for unknown addresses; null if only the API is served. */
    sendUnknownPage:
      | ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>)
      | null;
    policyViolations: PolicyViolations;
    uploads: Uploads;
    /** The user of a verified identity, created on its first request; null for a deleted account. */
    findOrCreateUser(identity: VerifiedIdentity): Promise<Actor | null>;
    /** The response for people whose account can't be used. */
    accountBlocked(): Promise<ProblemError>;
  }
  interface FastifyRequest {
    /** Set by `authenticate`. */
    actor: Actor | null;
    /** A body that is received into a file. */
    upload: Upload | null;
  }
  interface FastifyContextConfig {
    /** The endpoint of the contract that this route serves. */
    endpoint?: AnyEndpoint;
  }
}
