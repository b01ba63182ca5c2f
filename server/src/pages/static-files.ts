import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface StaticFiles extends Pick<
  FastifyStaticOptions,
  'preCompressed' | 'maxAge' | 'immutable' | 'setHeaders'
> {
  prefix: string;
  folder: string;
  /** Names below the prefix that may be served; everything else is a 404. */
  allowed: RegExp;
}

/** Serves the files of a folder only by their names: no index, no hidden files, no listings. */
export async function staticFiles(
  app: FastifyInstance,
  { prefix, folder, allowed, ...options }: StaticFiles,
): Promise<void> {
  await app.register(async (scope) => {
    // The library rejects `..` in an address with a plain error with this status.
    scope.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
      if (error.statusCode !== 403) throw error;
      return reply.callNotFound();
    });
    await scope.register(fastifyStatic, {
      ...options,
      root: folder,
      prefix,
      index: false,
      decorateReply: false,
      dotfiles: 'ignore',
      allowedPath: (path) => allowed.test(path),
    });
  });
}
