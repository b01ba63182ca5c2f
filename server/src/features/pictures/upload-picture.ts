import { createHash } from 'node:crypto';
import type { OwnPicture, SentFile } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import {
  PictureDrawerBusyError,
  PictureRefusedError,
  PictureStoreUnavailableError,
  type Drawing,
  type PictureFormat,
} from '../../picture-ports.ts';
import { ProblemError } from '../../problem-error.ts';
import { masterName, pictureFile } from './picture-files.ts';
import { faultText, readFormat } from './policy.ts';
import { presentOwnPicture } from './present.ts';
import { insertPicture } from './store.ts';

const AGAIN_AFTER_S = 5;

/**
 * Redraws an uploaded picture and stores it. The row is written after all files, so every picture with a row can be
 * shown. Throws `invalid_input`, `unavailable`.
 */
export async function uploadPicture(context: UserContext, sent: SentFile): Promise<OwnPicture> {
  const read = readFormat(sent.head);
  if ('fault' in read) throw refusal(new PictureRefusedError(read.fault));
  const drawing = await draw(context, sent.path, read.format);
  const id = context.createdId();
  const hash = hashOf(id, drawing);
  const contents = new Map(
    drawing.sizes.map(({ width, content }) => [`${hash}-${width}.webp`, content]),
  );
  contents.set(masterName(hash), drawing.master);
  const largest = drawing.sizes.at(-1);
  if (!largest) throw new Error('nothing was drawn');
  try {
    await keep(context, contents);
    const now = context.clock.now();
    const row = await insertPicture(context.db.orm, {
      id,
      ownerUid: context.actor.uid,
      hash,
      width: largest.width,
      height: largest.height,
      placeholder: drawing.placeholder,
      files: [...contents].map(([name, content]) => pictureFile(name, content)),
      avifState: 'waiting',
      createdAt: now,
      idleSince: now,
    });
    return presentOwnPicture(row);
  } catch (error) {
    // the sweep removes files that can't be deleted now
    await Promise.allSettled([...contents.keys()].map((name) => context.pictures.delete(name)));
    throw error instanceof PictureStoreUnavailableError ? unavailable(error) : error;
  }
}

async function draw({ drawer }: UserContext, path: string, format: PictureFormat) {
  try {
    return await drawer.draw(path, format);
  } catch (error) {
    if (error instanceof PictureRefusedError) throw refusal(error);
    if (error instanceof PictureDrawerBusyError) throw unavailable(error);
    throw error;
  }
}

async function keep({ pictures }: UserContext, contents: ReadonlyMap<string, Uint8Array>) {
  for (const [name, content] of contents) await pictures.put(name, content);
}

/** A hash that includes the id, so that no two rows share a file, and deleting a row's files is safe. */
function hashOf(id: string, { sizes }: Drawing): string {
  const sum = createHash('sha256').update(id);
  for (const { content } of sizes) sum.update(content);
  return sum.digest('hex').slice(0, 16);
}

function refusal(error: PictureRefusedError): ProblemError {
  const message = faultText(error.fault);
  return new ProblemError('invalid_input', message, {
    field: 'body',
    issues: [{ field: 'body', message }],
    cause: error,
  });
}

function unavailable(cause: Error): ProblemError {
  const message = "Pictures can't be uploaded right now. Please try again in a moment.";
  return new ProblemError('unavailable', message, { retryAfter: AGAIN_AFTER_S, cause });
}
