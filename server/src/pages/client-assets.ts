import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptsBrotli } from '../http/cache/send-cached.ts';

const compress = promisify(brotliCompress);
const YEAR = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
};
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json']);
const QUALITY = 10;

interface Asset {
  type: string;
  bytes: Buffer;
  /** Made at the first request that can read it, then kept. */
  brotli: Promise<Buffer> | null;
  compressible: boolean;
}

/** The build's files at `/assets/`: by their exact names alone, so there is nothing to traverse. */
export async function clientAssets(app: FastifyInstance, folder: string): Promise<void> {
  const assets = await readAssets(folder);
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const asset = assets.get(request.params.name);
    if (!asset) return reply.callNotFound();
    reply.header('cache-control', YEAR).type(asset.type);
    if (!asset.compressible) return reply.send(asset.bytes);
    reply.header('vary', 'accept-encoding');
    if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(asset.bytes);
    const brotli = await compressed(asset);
    return reply.header('content-encoding', 'br').send(brotli);
  });
}

function compressed(asset: Asset): Promise<Buffer> {
  asset.brotli ??= compress(asset.bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  }).catch((error: unknown) => {
    asset.brotli = null; // the next request may have more memory
    throw error;
  });
  return asset.brotli;
}

async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const names = (await readdir(folder)).filter((name) => path.extname(name) in TYPES);
  const read = names.map(async (name): Promise<[string, Asset]> => {
    const extension = path.extname(name);
    const bytes = await readFile(path.join(folder, name));
    const type = TYPES[extension] ?? 'application/octet-stream';
    return [name, { type, bytes, brotli: null, compressible: COMPRESSIBLE.has(extension) }];
  });
  return new Map(await Promise.all(read));
}
