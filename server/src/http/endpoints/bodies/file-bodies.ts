import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FileBody, SentFile } from '@wayfarer/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { describeError } from '../../../lib/describe-error.ts';
import { ProblemError } from '../../../problem-error.ts';
import type { Uploads } from '../../guards/limit-uploads.ts';
import type { UploadPlace } from '../../guards/upload-places.ts';

/** Receives a body. At the end, the file is deleted and its place is free. */
export interface Upload {
  readonly path: string;
  readonly place: UploadPlace;
  isOver: boolean;
  end(): Promise<void>;
}

const HEAD_BYTES = 64;
/** Milliseconds after which a file must be from a killed process, because no request takes that long. */
const LEFT_BEHIND_MS = 60 * 60_000;

/** Receives each body of a scope into a temporary file, which is deleted after the response. */
export function fileBodies(scope: FastifyInstance, body: FileBody, uploads: Uploads): void {
  const folder = scope.context.config.pictures.uploads;
  const type = new RegExp(`^${body.mediaType.replace('*', '[\\w.+-]+')}(;|$)`);
  scope.addHook('onReady', () => deleteLeftBehind(folder));
  scope.addHook('preParsing', async (request, reply) => {
    const place = await uploads.admit(request);
    const upload = startUpload(join(folder, randomUUID()), place);
    request.upload = upload;
    // 'close' always fires, even if the client has disconnected
    reply.raw.once('close', () => {
      upload
        .end()
        .catch((error: unknown) =>
          request.log.warn({ failure: describeError(error) }, 'an upload was not deleted'),
        );
    });
  });
  scope.addContentTypeParser(
    type,
    async ({ headers, upload }: FastifyRequest, sent: IncomingMessage) => {
      if (Number(headers['content-length'] ?? 0) > body.maxBytes) throw tooLarge();
      if (!upload) throw new Error('a file was received without a place');
      await mkdir(folder, { recursive: true });
      return receive(sent, upload, body.maxBytes);
    },
  );
  // the rest of a refused upload isn't read
  scope.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete) reply.header('connection', 'close');
  });
  scope.addHook('onResponse', async ({ upload }) => upload?.end());
}

function startUpload(path: string, place: UploadPlace): Upload {
  const upload: Upload = {
    path,
    place,
    isOver: false,
    end: async () => {
      place.release();
      upload.isOver = true;
      await rm(path, { force: true });
    },
  };
  return upload;
}

async function receive(
  sent: AsyncIterable<Buffer>,
  upload: Upload,
  maxBytes: number,
): Promise<SentFile> {
  const file = await open(upload.path, 'wx');
  try {
    const sum = createHash('sha256');
    let [bytes, head] = [0, Buffer.alloc(0)];
    for await (const part of inTime(sent, upload.place)) {
      bytes += part.length;
      if (bytes > maxBytes) throw tooLarge();
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, part]).subarray(0, HEAD_BYTES);
      sum.update(part);
      await file.writeFile(part);
    }
    if (upload.isOver) throw new ProblemError('request_timeout', 'The client disconnected.');
    const sha256 = sum.digest('hex');
    return { path: upload.path, bytes, head, toJSON: () => sha256 };
  } catch (error) {
    // the upload may have ended before there was a file to delete
    await rm(upload.path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Throws once the upload is cut off. */
async function* inTime(
  sent: AsyncIterable<Buffer>,
  place: UploadPlace,
): AsyncGenerator<Buffer, void, undefined> {
  const parts = sent[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([parts.next(), place.cutOff]);
    if (next.done) break;
    place.arrived(next.value.length);
    yield next.value;
  }
  place.complete();
}

async function deleteLeftBehind(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []); // nothing was ever uploaded
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null); // its process has deleted it in the meantime
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}

function tooLarge(): ProblemError {
  return new ProblemError('payload_too_large', 'The file is too large.');
}
