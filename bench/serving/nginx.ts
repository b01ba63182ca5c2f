/** nginx as a server of the same bytes under the same headers, where it is installed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findNginx, startNginx as start, type Nginx } from '../../server/src/test/process/nginx.ts';

export type { Nginx };

/** Status 200 as it came over the wire: names and values of the headers in turn, and the body in base64. */
export interface RawAnswer {
  headers: readonly string[];
  body: string;
}

/** What nginx writes itself for a file. */
const ITS_OWN = /^(?:content-length|content-type|etag|last-modified|accept-ranges)$/i;

/** Its files and its configuration lie in `dir`. */
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

/** With files kept open and connections that last: as fast as it can be. */
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
