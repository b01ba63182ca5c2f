/** The guide's configuration files, with the ports and paths of this run filled in. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../docs/operating/cluster/', import.meta.url);

/**
 * Texts of the guide with their replacements. Each text must occur in the guide, so that a change to the guide is
 * noticed.
 */
export type Filling = Readonly<Record<string, string>>;

export async function fillGuideFile(name: string, filling: Filling): Promise<string> {
  const text = await readFile(fileURLToPath(new URL(name, FOLDER)), 'utf8');
  const absent = Object.keys(filling).filter((word) => !text.includes(word));
  if (absent.length > 0) throw new Error(`${name} does not contain ${absent.join(', ')}`);
  // Longer texts are replaced first, because some begin with others.
  const words = Object.keys(filling).sort((a, b) => b.length - a.length);
  const any = new RegExp(words.map((word) => escape(word)).join('|'), 'g');
  return text.replaceAll(any, (word) => filling[word] ?? word);
}

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** An environment file without its comments. */
export function readEnvironment(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
}
