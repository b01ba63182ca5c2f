import { readdir } from 'node:fs/promises';
import type { OwnPicture } from '@wayfarer/contract';
import type { TestApp } from '../app.ts';
import type { TestPerson } from '../people.ts';

export async function upload(
  { app }: Pick<TestApp, 'app'>,
  { token }: Pick<TestPerson, 'token'>,
  content: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/pictures',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg', ...headers },
    payload: Buffer.from(content),
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.json<OwnPicture & { code?: string; message?: string }>(),
  };
}

export async function served({ app }: Pick<TestApp, 'app'>, url: string) {
  const { statusCode, headers, rawPayload } = await app.inject(url);
  return { status: statusCode, headers, content: rawPayload };
}

export async function waitingUploads({ context }: Pick<TestApp, 'context'>): Promise<string[]> {
  try {
    return await readdir(context.config.pictures.uploads);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export async function storedNames({ context }: Pick<TestApp, 'context'>): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of context.pictures.list()) names.push(name);
  return names.sort();
}
