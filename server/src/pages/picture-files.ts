import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PictureStoreUnavailableError } from '../picture-ports.ts';
import { notFound, ProblemError } from '../problem-error.ts';

const NAME = /^[\da-f]{16}-\d{1,4}\.(webp|avif)$/;
const POLICY = "default-src 'none'; sandbox";
/** The content under a name never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
/**
 * Cached briefly, because an AVIF's address serves the WebP until the AVIF is made. Browsers look at the content type.
 */
const FOR_NOW = 'public, max-age=60';

/** Uploaded pictures at `/media/pictures/<name>`. */
export async function pictureFiles(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string } }>('/media/pictures/:name', async (request, reply) => {
    const { name } = request.params;
    const type = NAME.exec(name)?.[1];
    if (type === undefined) throw notFound('picture');
    reply.header('content-security-policy', POLICY);
    if (request.headers['if-none-match'] === `"${name}"`)
      return reply
        .code(304)
        .headers({ etag: `"${name}"`, 'cache-control': FOREVER })
        .send();
    const content = await read(request, name);
    if (content) return send(reply, content, type, { etag: `"${name}"`, 'cache-control': FOREVER });
    const instead = type === 'avif' ? await read(request, name.replace(/avif$/, 'webp')) : null;
    if (!instead) throw notFound('picture');
    return send(reply, instead, 'webp', { 'cache-control': FOR_NOW });
  });
}

function send(
  reply: FastifyReply,
  content: Uint8Array,
  type: string,
  headers: Record<string, string>,
): FastifyReply {
  return reply.headers(headers).type(`image/${type}`).send(Buffer.from(content));
}

async function read({ server }: FastifyRequest, name: string): Promise<Uint8Array | null> {
  try {
    return await server.context.pictures.get(name);
  } catch (cause) {
    if (!(cause instanceof PictureStoreUnavailableError)) throw cause;
    throw new ProblemError('unavailable', 'The picture can’t be loaded right now.', { retryAfter: 5, cause }); // prettier-ignore
  }
}
