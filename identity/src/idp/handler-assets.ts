import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The pop-up's files, read once. */
export interface HandlerAssets {
  readonly 'chooser.html': string;
  readonly 'chooser.js': string;
  readonly 'relay.js': string;
  readonly 'handler.css': string;
}

/** Resolves packages by name, because a product bundled with this package runs from another folder. */
const { resolve } = createRequire(import.meta.url);
const read = (name: keyof HandlerAssets): Promise<string> =>
  readFile(resolve(`@wayfarer/identity/assets/${name}`), 'utf8');

/** Reads the pop-up's files. Throws if a file is missing. */
export async function readHandlerAssets(): Promise<HandlerAssets> {
  return {
    'chooser.html': await read('chooser.html'),
    'chooser.js': await read('chooser.js'),
    'relay.js': await read('relay.js'),
    'handler.css': await read('handler.css'),
  };
}
