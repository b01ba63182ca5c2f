import { spawnSync } from 'node:child_process';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const IMAGE = 'localhost/wayfarer-test-base';

/** @param {string} tool @param {string[]} args */
function run(tool, args) {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${tool}: ${stderr.trim().slice(-600)}`);
  return stdout.trim();
}

/**
 * Makes a base image for machines that can't pull one. It contains Debian's smallest system, and the Node and npm that
 * run this script.
 * @param {string} folder for the files, until they are in the image
 * @returns {Promise<string>} the image's name
 */
export async function makeBase(folder) {
  const system = join(folder, 'system');
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'stable', system]);
  await cp(process.execPath, join(system, 'usr/bin/node'));
  const npm = join(dirname(process.execPath), '../lib/node_modules/npm');
  await mkdir(join(system, 'usr/lib/node_modules'), { recursive: true });
  await cp(npm, join(system, 'usr/lib/node_modules/npm'), { recursive: true });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(system, 'usr/bin/npm'));
  const container = run('buildah', ['from', 'scratch']);
  run('buildah', ['copy', '-q', container, system, '/']);
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (certificates) {
    run('buildah', ['config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container]);
  }
  run('buildah', ['commit', '-q', container, IMAGE]);
  run('buildah', ['rm', container]);
  return IMAGE;
}
