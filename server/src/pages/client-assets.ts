import type { FastifyInstance } from 'fastify';
import { staticFiles } from './static-files.ts';

/** Served files. Source maps, hidden files, folders, and compressed files under their own names aren't. */
const ASSET = /^\/[\w-][\w.-]*\.(?:js|css|svg|json|woff2|avif|webp|png)$/;

/**
 * The build's files at `/assets/`, as compressed by the build (`scripts/assets/compress-assets.mjs`). Builds in several
 * languages have different file names, or the same content.
 */
export async function clientAssets(
  app: FastifyInstance,
  folder: string | readonly string[],
): Promise<void> {
  await staticFiles(app, {
    prefix: '/assets/',
    folder,
    allowed: ASSET,
    preCompressed: true,
    maxAge: '365d', // the files' names contain a hash of their content
    immutable: true,
  });
}
