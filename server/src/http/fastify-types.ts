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
    /** Public reads by path, added by `mountCached`. */
    publicReads: Map<string, PublicRead>;
    fastPath: FastPath;
    /** Null if only the API is served. */
    sendUnknownPage:
      | ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>)
      | null;
    policyViolations: PolicyViolations;
    /** Waits for the work on requests whose clients have left, at most `longestMs` milliseconds. */
    unfinishedEnds(longestMs: number): Promise<void>;
    uploads: Uploads;
    /** Adds the user at the first request; null for a deleted account. */
    findOrCreateUser(identity: VerifiedIdentity): Promise<Actor | null>;
    /** The error for blocked accounts. */
    accountBlocked(): Promise<ProblemError>;
  }
  interface FastifyRequest {
    /** Set by `authenticate`. */
    actor: Actor | null;
    /** A body that is received into a file, if any. */
    upload: Upload | null;
  }
  interface FastifyContextConfig {
    endpoint?: AnyEndpoint;
  }
}
