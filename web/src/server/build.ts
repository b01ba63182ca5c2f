import { readFileSync } from 'node:fs';
import path from 'node:path';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

export interface ClientBuild {
  /** The style sheet's text, for inlining, without its web fonts. */
  css: string;
  /** Addresses of the first page's scripts, in an order in which each one follows the scripts that it imports. */
  modules(files: readonly string[]): string[];
  /** The fonts of all pages, each with its family's rules. */
  fonts: readonly { href: string; faces: string }[];
}

const ENTRY = 'src/entry-client.tsx';
const STYLES = 'style.css';
const FONTS = [
  ['Figtree', 'src/styles/fonts/figtree-latin.woff2'],
  ['Fraunces', 'src/styles/fonts/fraunces-latin.woff2'],
] as const;
const WEB_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Reads a client build; throws if it is missing or incomplete. */
export function readBuild(clientDir: string): ClientBuild {
  const read = (file: string) => readFileSync(path.join(clientDir, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, ManifestEntry>;
  const find = (key: string) => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The client build in ${clientDir} has no ${key}`);
    return entry;
  };

  function collect(key: string, seen: Set<string>, files: string[]): void {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, imports = [] } = find(key);
    for (const imported of imports) collect(imported, seen, files);
    files.push(`/${file}`);
  }

  const styles = read(find(STYLES).file).trim();
  const faces = styles.match(WEB_FONT) ?? [];

  return {
    css: styles.replaceAll(WEB_FONT, ''),
    fonts: FONTS.map(([family, key]) => ({
      href: `/${find(key).file}`,
      faces: faces.filter((face) => face.includes(`font-family:${family};`)).join(''),
    })),
    modules(files) {
      const [seen, scripts]: [Set<string>, string[]] = [new Set(), []];
      collect(ENTRY, seen, scripts);
      for (const file of files) if (manifest[file]) collect(file, seen, scripts);
      return scripts;
    },
  };
}
