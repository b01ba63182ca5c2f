/** nginx, if it is installed, as a server of the same bytes with the same headers. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findNginx, startNginx as start, type Nginx } from '../../server/src/test/process/nginx.ts';

export type { Nginx };

/** A response with status 200. Header names and values alternate; the body is in base64. */
export interface RawAnswer {
  headers: readonly string[];
  body: string;
}

/** Headers that nginx adds itself. */
const ITS_OWN = /^(?:content-length|content-type|etag|last-modified|accept-ranges)$/i;

/** Starts nginx with its files and its configuration in `dir`. Returns null if nginx is not installed. */
export async function startNginx(
  dir: string,
  answers: Readonly<Record<string, RawAnswer>>,
): Promise<Nginx | null> {
  const program = findNginx();
  if (program === undefined) return null;
  const root = join(dir, 'nginx');
  await mkdir(root);
  const locations: string[] = [];
  for (const [index, [path, { headers, body }]] of Object.entries(answers).entries()) {
    await writeFile(join(root, `${index}.body`), Buffer.from(body, 'base64'));
    locations.push(location(path, `${index}.body`, headers));
  }
  return start(program, root, (port) => quickly(root, port, locations));
}

function location(path: string, file: string, headers: readonly string[]): string {
  const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
  const added: string[] = [];
  let type = 'application/octet-stream';
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2);
    if (name.toLowerCase() === 'content-type') type = value;
    if (!ITS_OWN.test(name)) added.push(`add_header ${name} ${quoted(value)};`);
  }
  return `location = ${path} {
    default_type ${quoted(type)};
    ${added.join('\n    ')}
    try_files /${file} =404;
  }`;
}

/** A configuration for the highest speed, which keeps files and connections open. */
const quickly = (root: string, port: number, locations: readonly string[]) => `
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100;
  types {}
  server {
    listen 127.0.0.1:${port};
    root ${root};
  ${locations.join('\n  ')}
  }
`;
