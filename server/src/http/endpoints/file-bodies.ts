import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FileBody, SentFile } from '@wayfarer/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { describeError } from '../../lib/describe-error.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Uploads } from '../guards/limit-uploads.ts';

/** A body on its way to a file, and after. Once it is over, its file is gone and its place is free. */
export interface Upload {
  readonly path: string;
  isOver: boolean;
  end(): Promise<void>;
}

const HEAD_BYTES = 64;
const NOTHING_MS = 8000;
/** No request lasts so long: what is older was left by a process that was killed. */
const LEFT_BEHIND_MS = 60 * 60_000;

/** Takes the bodies of a scope to a temporary file each, which is gone after the response. */
export function fileBodies(scope: FastifyInstance, body: FileBody, uploads: Uploads): void {
  const folder = scope.context.config.pictures.uploads;
  const type = new RegExp(`^${body.mediaType.replace('*', '[\\w.+-]+')}(;|$)`);
  scope.addHook('onReady', () => deleteLeftBehind(folder));
  scope.addHook('preParsing', async (request, reply) => {
    const release = await uploads.admit(request);
    const upload = startUpload(join(folder, randomUUID()), release);
    request.upload = upload;
    // Whether it was answered or the client has gone: one of them comes.
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
      if (!upload) throw new Error('a file was reached without a place');
      await mkdir(folder, { recursive: true });
      return receive(sent, upload, body.maxBytes);
    },
  );
  // Who is refused while they still send is not listened to any longer.
  scope.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete) reply.header('connection', 'close');
  });
  scope.addHook('onResponse', async ({ upload }) => upload?.end());
}

function startUpload(path: string, release: () => void): Upload {
  const upload: Upload = {
    path,
    isOver: false,
    end: async () => {
      if (!upload.isOver) release();
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
    for await (const part of inTime(sent)) {
      bytes += part.length;
      if (bytes > maxBytes) throw tooLarge();
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, part]).subarray(0, HEAD_BYTES);
      sum.update(part);
      await file.writeFile(part);
    }
    if (upload.isOver) throw new ProblemError('request_timeout', 'The client has gone.');
    const sha256 = sum.digest('hex');
    return { path: upload.path, bytes, head, toJSON: () => sha256 };
  } catch (error) {
    // the end may have come before there was a file to delete
    await rm(upload.path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** A telephone may be slow, but something has to come. */
async function* inTime(sent: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  const parts = sent[Symbol.asyncIterator]();
  for (;;) {
    const next = await withTimeout(parts.next(), NOTHING_MS, null);
    if (next === null) throw new ProblemError('request_timeout', 'The file stopped arriving.');
    if (next.done) return;
    yield next.value;
  }
}

async function deleteLeftBehind(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []); // nothing was ever uploaded
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null); // gone meanwhile: its own process deleted it
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}

function tooLarge(): ProblemError {
  return new ProblemError('payload_too_large', 'The file is too large.');
}
