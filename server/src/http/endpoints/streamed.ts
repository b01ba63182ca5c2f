import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { type AnyEndpoint, type Content, isMedia } from '@wayfarer/contract';
import { errorCodes, type FastifyInstance, type FastifyReply } from 'fastify';
import { describeError } from '../../lib/describe-error.ts';

/** The longest possible timer, because one route can't turn off Fastify's own time limit. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** For responses that may stream: the time limit applies to the first byte, and to the time between two bytes. */
export function streaming({ initialConfig }: FastifyInstance, { path, response }: AnyEndpoint) {
  // Fastify's type lacks this property
  const set = 'handlerTimeout' in initialConfig ? Number(initialConfig.handlerTimeout) : 0;
  const limitMs = set > 0 ? set : NO_LIMIT_MS;
  const streams = isMedia(response);
  return {
    route: streams ? { handlerTimeout: NO_LIMIT_MS } : {},
    async send(reply: FastifyReply, work: Promise<unknown>): Promise<unknown> {
      if (!streams) return work;
      const content = (await within(limitMs, work, path)) as Content;
      const isWhole = typeof content === 'string' || content instanceof Uint8Array;
      return isWhole ? content : streamed(reply, content, limitMs);
    },
  };
}

async function within<T>(ms: number, work: Promise<T>, path: string): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new errorCodes.FST_ERR_HANDLER_TIMEOUT(ms, path)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(late);
  }
}

/** No byte was produced or received for too long. */
class SilentError extends Error {
  constructor(ms: number) {
    super(`no bytes for ${ms} ms`);
  }
}

/**
 * Sends a body piece by piece. It is cut off only after `silenceMs` milliseconds in which no piece was produced or
 * received. If it can't be finished, the connection is reset, so that no reader mistakes a part for the complete body.
 */
function streamed(
  reply: FastifyReply,
  pieces: AsyncIterable<string | Uint8Array>,
  silenceMs: number,
): Readable {
  const { raw } = reply;
  const cutOff = (error: unknown) => {
    reply.log.warn({ failure: describeError(error) }, 'a streamed answer was cut off');
    reset(raw);
  };
  const silence = setTimeout(() => {
    const error = new SilentError(silenceMs);
    cutOff(error);
    body.destroy(error);
  }, silenceMs);
  const end = () => clearTimeout(silence);
  for (const event of ['finish', 'close']) raw.once(event, end);
  async function* watched() {
    try {
      for await (const piece of pieces) {
        silence.refresh();
        yield piece;
        silence.refresh();
      }
    } catch (error) {
      end();
      // before the headers are sent, the error gets an ordinary error response
      if (raw.headersSent) cutOff(error);
      throw error;
    }
  }
  const body = Readable.from(watched());
  return body;
}

/** Behind a proxy that speaks HTTP/1.0, an orderly end would look like the end of the file. */
function reset(response: FastifyReply['raw']): void {
  const { socket } = response;
  if (socket instanceof Socket) socket.resetAndDestroy();
  else response.destroy();
}
