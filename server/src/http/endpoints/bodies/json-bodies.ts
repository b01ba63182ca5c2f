import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../problem-error.ts';
import { parseStrictJson } from '../../guards/strict-json.ts';

/** Enough for the longest texts with every character escaped. */
export const BODY_LIMIT = 128 * 1024;

/** Accepts only uncompressed JSON; any other type gets a 415. */
export function jsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      const empty = body.length === 0;
      done(
        null,
        empty ? undefined : parseStrictJson(typeof body === 'string' ? Buffer.from(body) : body),
      );
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      throw new ProblemError('unsupported_media_type', 'Compressed bodies are not supported.');
    }
  });
}
