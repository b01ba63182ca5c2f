import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One entry of the build's manifest. */
interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** What pages need to know of a client build. */
export interface ClientBuild {
  /** The style sheet's text, to be inlined, without its web fonts. */
  css: string;
  /** Addresses of the scripts of the first page, each after what it imports. */
  modules(files: readonly string[]): string[];
  /** The fonts that every page shows, each with the rules of its family. */
  fonts: readonly { href: string; faces: string }[];
}

const ENTRY = 'src/entry-client.tsx';
const STYLES = 'style.css';
const FONTS = [
  ['Figtree', 'src/styles/fonts/figtree-latin.woff2'],
  ['Fraunces', 'src/styles/fonts/fraunces-latin.woff2'],
] as const;
const WEB_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Reads a client build; throws where it is missing or incomplete. */
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
