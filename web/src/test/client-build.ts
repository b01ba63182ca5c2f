import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

export const ENTRY = 'src/entry-client.tsx';
export const HOME = 'src/app/home-page.tsx';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** The browser's build, which `npm run build` creates. Sizes are in bytes after gzip. */
export function openClientBuild(clientDir: string) {
  const read = (file: string) => readFileSync(path.join(clientDir, file));
  const text = read('.vite/manifest.json').toString();
  const manifest = JSON.parse(text) as Record<string, Chunk>;

  function chunk(key: string): Chunk {
    const found = manifest[key];
    if (!found) throw new Error(`The build has no ${key}`);
    return found;
  }

  /** The keys of all files that must arrive before these modules can run. */
  function needed(keys: readonly string[], found = new Set<string>()): Set<string> {
    for (const key of keys) {
      if (found.has(key)) continue;
      found.add(key);
      needed(chunk(key).imports ?? [], found);
    }
    return found;
  }

  const weigh = (files: readonly string[]) =>
    files.reduce((total, file) => total + gzipSync(read(file)).length, 0);
  /** The scripts that must arrive before a page reacts to a press. */
  const scriptsOf = (...keys: string[]) => [...needed([ENTRY, ...keys])].map((key) => chunk(key).file); // prettier-ignore
  const scriptBytes = (...keys: string[]) => weigh(scriptsOf(...keys));
  return { chunk, keys: Object.keys(manifest), needed, read, scriptBytes, scriptsOf, weigh };
}
