import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One entry of the build's manifest. */
interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** What pages need to know of a client build. */
export interface ClientBuild {
  /** The style sheet's text, to be inlined. */
  css: string;
  /** Addresses of the scripts of the first page: the entry first, then what it will import. */
  modules(files: readonly string[]): string[];
  /** Address of the font that every page needs at once. */
  textFont: string;
}

const ENTRY = 'src/entry-client.tsx';
const STYLES = 'style.css';
const TEXT_FONT = 'src/styles/fonts/figtree-latin.woff2';

/** Reads a client build; throws where it is missing or incomplete. */
export function readBuild(clientDir: string): ClientBuild {
  const read = (file: string) => readFileSync(path.join(clientDir, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, ManifestEntry>;
  const find = (key: string) => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The client build in ${clientDir} has no ${key}`);
    return entry;
  };

  function collect(key: string, found: Set<string>): void {
    const { file, imports = [] } = find(key);
    if (found.has(`/${file}`)) return;
    found.add(`/${file}`);
    for (const imported of imports) collect(imported, found);
  }

  return {
    css: read(find(STYLES).file).trim(),
    textFont: `/${find(TEXT_FONT).file}`,
    modules(files) {
      const found = new Set<string>();
      collect(ENTRY, found);
      for (const file of files) if (manifest[file]) collect(file, found);
      return [...found];
    },
  };
}
