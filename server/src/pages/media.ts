import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { ROOT } from '../root-folder.ts';
import { staticFiles } from './static-files.ts';

const FOLDER = fileURLToPath(new URL('demo/', ROOT));
const PICTURE = /^\/[a-z]+\/[\w-]+\.(?:avif|webp|svg)$/;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The site's own artwork at `/media/<folder>/<file>`. */
export async function media(app: FastifyInstance): Promise<void> {
  await staticFiles(app, {
    prefix: '/media/',
    folder: FOLDER,
    allowed: PICTURE,
    maxAge: '7d',
    setHeaders: (reply) => reply.header('content-security-policy', POLICY),
  });
}
