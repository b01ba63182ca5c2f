import { readdir } from 'node:fs/promises';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface StaticFiles extends Pick<
  FastifyStaticOptions,
  'preCompressed' | 'maxAge' | 'immutable' | 'setHeaders'
> {
  prefix: string;
  /** Several folders are served as one. */
  folder: string | readonly string[];
  /** Names below the prefix that may be served. */
  allowed: RegExp;
}

/** Serves files only by their names: no index, hidden files or listings. */
export async function staticFiles(
  app: FastifyInstance,
  { prefix, folder, allowed, ...options }: StaticFiles,
): Promise<void> {
  await app.register(async (scope) => {
    // for an address with `..`, the library throws a plain error with the status 403
    scope.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
      if (error.statusCode !== 403) throw error;
      return reply.callNotFound();
    });
    const several = typeof folder !== 'string';
    const [root = ''] = [folder].flat();
    await scope.register(fastifyStatic, {
      ...options,
      root,
      prefix,
      index: false,
      serve: !several,
      decorateReply: several,
      dotfiles: 'ignore',
      allowedPath: (path) => allowed.test(path),
    });
    if (several) await serveSeveral(scope, prefix, folder);
  });
}

/** The library can serve several folders, but would miss files that aren't compressed. */
async function serveSeveral(
  scope: FastifyInstance,
  prefix: string,
  folders: readonly string[],
): Promise<void> {
  const folderOf = new Map<string, string>();
  for (const folder of folders) {
    for (const name of await readdir(folder)) if (!folderOf.has(name)) folderOf.set(name, folder);
  }
  scope.get<{ Params: { name: string } }>(`${prefix}:name`, (request, reply) => {
    const { name } = request.params;
    const folder = folderOf.get(name);
    return folder === undefined ? reply.callNotFound() : reply.sendFile(`/${name}`, folder);
  });
}
