import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@wayfarer/contract';
import { nodeFault } from '../../process/node-version.ts';
import { databaseHosts } from '../../config/database-hosts.ts';
import { isThisMachine } from '../../config/where.ts';
import { clientFolders } from '../../pages/page-renderer.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

const MB = 1024 * 1024;
const LITTLE = 1024 * MB;
const TOO_LITTLE = 256 * MB;

export async function checkProgram(languages: readonly Language[]): Promise<Finding[]> {
  const fault = nodeFault();
  const node =
    fault === null
      ? ok('Node', process.versions.node)
      : wrong('Node', fault, 'install Node 20.19 or newer');
  const built = await Promise.all(clientFolders(languages).map((folder) => access(folder))).then(
    () => ok('build', 'the pages are built'),
    () => wrong('build', 'the pages are not built', 'run: npm run build'),
  );
  return [node, built];
}

/** Checks the data directory's permissions and free space. */
export async function checkDataDirectory(dir: string): Promise<Finding[]> {
  const wanted = path.resolve(dir);
  const there = await nearestExisting(wanted);
  return [await checkPermissions(wanted, there), await checkSpace(there)];
}

async function nearestExisting(dir: string): Promise<string> {
  for (let at = dir; ; at = path.dirname(at)) {
    const found = await stat(at).catch(() => null);
    if (found?.isDirectory() || at === path.dirname(at)) return at;
  }
}

async function checkPermissions(wanted: string, there: string): Promise<Finding> {
  const about = 'data directory';
  const mayWrite = await access(there, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!mayWrite) {
    return wrong(
      about,
      `this user may not write to ${there}`,
      `give it to the user of the service: chown -R USER ${wanted}`,
    );
  }
  if (there !== wanted) return ok(about, `${wanted} will be created`);
  const { mode, uid } = await stat(wanted);
  const self = process.getuid?.();
  if (self !== undefined && self !== uid) {
    return wrong(
      about,
      `${wanted} doesn't belong to the user who runs this`,
      'run Wayfarer and its commands as the owner of the data (sudo -u USER ...)',
    );
  }
  if ((mode & 0o077) !== 0 && process.platform !== 'win32') {
    return warning(about, `others may read ${wanted}`, `chmod 700 ${wanted}`);
  }
  return ok(about, `${wanted} is writable, and private`);
}

/** Checks the free space for a PostgreSQL on this machine, in Debian's folder; null if the database is elsewhere. */
export async function checkDatabaseSpace(databaseUrl: string): Promise<Finding | null> {
  const folder = '/var/lib/postgresql';
  const isHere = await access(folder).then(
    () => databaseHosts(databaseUrl).some((one) => isThisMachine(new URL(one).hostname)),
    () => false,
  );
  return isHere ? checkSpace(folder) : null;
}

async function checkSpace(there: string): Promise<Finding> {
  const about = 'disk space';
  const { bavail, bsize } = await statfs(there);
  const free = bavail * bsize;
  const says = `${Math.floor(free / MB).toLocaleString('en-US')} MB free at ${there}`;
  const remedy = 'make room: on a full disk, bookings and payments fail';
  if (free < TOO_LITTLE) return wrong(about, says, remedy);
  return free < LITTLE ? warning(about, says, remedy) : ok(about, says);
}
