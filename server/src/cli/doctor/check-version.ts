import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../root-folder.ts';
import { ok, type Finding } from './finding.ts';

/** The commit is from git's files in a clone, and from REVISION in a release. */
export async function checkVersion(root = fileURLToPath(ROOT)): Promise<Finding> {
  const described = await readFile(path.join(root, 'package.json'), 'utf8');
  const { version } = JSON.parse(described) as { version: string };
  const commit =
    asCommit(await readLine(path.join(root, 'REVISION'))) ??
    (await readCommit(path.join(root, '.git')));
  return ok(
    'version',
    commit === undefined ? version : `${version}, commit ${commit.slice(0, 12)}`,
  );
}

/** Git isn't run, because it may be missing and refuses another user's folder. */
async function readCommit(git: string): Promise<string | undefined> {
  const head = await readLine(path.join(git, 'HEAD'));
  const name = /^ref: (.+)$/.exec(head)?.[1];
  if (name === undefined) return asCommit(head);
  const loose = asCommit(await readLine(path.join(git, name)));
  if (loose !== undefined) return loose;
  const packed = await readFile(path.join(git, 'packed-refs'), 'utf8').catch(() => '');
  const line = packed.split('\n').find((one) => one.endsWith(` ${name}`));
  return asCommit(line?.split(' ')[0] ?? '');
}

const readLine = (file: string): Promise<string> =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => '',
  );

const asCommit = (text: string): string | undefined =>
  /^[\da-f]{40,64}$/.test(text) ? text : undefined;
