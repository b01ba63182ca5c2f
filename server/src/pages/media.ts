import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOLDER = fileURLToPath(new URL('../../../demo/', import.meta.url));
const PICTURE = /^\/[a-z]+\/[\w-]+\.(?:avif|webp|svg)$/;
const WEEK = 'public, max-age=604800';
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The site's own artwork at `/media/<folder>/<file>`: pictures alone. */
export async function media(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: FOLDER,
    prefix: '/media/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (path) => PICTURE.test(path),
    setHeaders: (reply) => {
      reply.header('cache-control', WEEK);
      reply.header('content-security-policy', POLICY);
    },
  });
}
