/** The programs that the cluster needs, and the Debian packages that contain them. This module installs nothing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

export interface Programs {
  patroni: string;
  etcd: string;
  haproxy: string;
  varnish: string;
  prometheus: string;
  /** The folder of PostgreSQL's own programs. */
  postgres: string;
}

const POSTGRES = '/usr/lib/postgresql';

/** Finds the programs. Throws one message that lists all missing packages. */
export async function findPrograms(): Promise<Programs> {
  const versions = existsSync(POSTGRES) ? await readdir(POSTGRES) : [];
  const postgres = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(POSTGRES, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')));
  const found = {
    patroni: find('patroni'),
    'etcd-server': find('etcd'),
    haproxy: find('haproxy'),
    varnish: find('varnishd'),
    prometheus: find('prometheus'),
  };
  const missing = Object.entries({ ...found, postgresql: postgres }).flatMap(([name, program]) =>
    program === undefined ? [name] : [],
  );
  if (missing.length > 0) throw new Error(`install these packages first: ${missing.join(' ')}`);
  const {
    patroni = '',
    haproxy = '',
    varnish = '',
    prometheus = '',
    'etcd-server': etcd = '',
  } = found;
  return { patroni, etcd, haproxy, varnish, prometheus, postgres: postgres ?? '' };
}

function find(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/**
 * True for Patroni before 3.0.3. When a leader returns after it was frozen or cut off, those versions take the leader
 * lock back without a check, and data that was written to the new leader in the meantime is lost
 * (patroni/patroni#2689).
 */
export function takesLeadBack(patroni: string): boolean {
  const { stdout } = spawnSync(patroni, ['--version'], { encoding: 'utf8' });
  const [, major = 0, minor = 0, patch = 0] = (/(\d+)\.(\d+)\.(\d+)/.exec(stdout) ?? []).map(
    Number,
  );
  return major * 10_000 + minor * 100 + patch < 30_003;
}
