import type { FastifyInstance } from 'fastify';
import { staticFiles } from './static-files.ts';

/** No source maps, no hidden files, no compressed files under their own names, and no folders. */
const ASSET = /^\/[\w-][\w.-]*\.(?:js|css|svg|json|woff2|avif|webp|png)$/;

/**
 * The build's files at `/assets/`, as the build compressed them (`scripts/assets/compress-assets.mjs`). If there are
 * builds in several languages, their files have different names, or the same content.
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
    maxAge: '365d', // their names contain a hash of their content
    immutable: true,
  });
}
